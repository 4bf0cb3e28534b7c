/** The shape of the panel, while its code and then its rows load. */
export const MEETINGS_SKELETON = ['h-14', 'h-14', 'h-14']
