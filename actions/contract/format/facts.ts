/** Between facts that share a line. The line may break after the dot, and never begins with it. */
export const FACT_DOT = '\u00a0· '
