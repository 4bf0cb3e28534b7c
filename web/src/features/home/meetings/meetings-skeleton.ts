/** The shape of the list, while its code and then its rows load. */
export const MEETINGS_SKELETON = ['h-8 w-40', 'h-16', 'h-16', 'h-16']
