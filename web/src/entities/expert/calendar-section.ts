/** The class of the section about the scheduling link on a profile, which links to it name (BASE-04, PROMPT-31). */
export const CALENDAR_SECTION = 'cronofy-calendar-sync-section-cls'
