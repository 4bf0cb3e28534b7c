/** What experts are told where use cases stand (SRCH-27, GD-53). */
export const EXPERTS_POST_TOO = 'As an expert you can post projects to collaborate with other experts.'
