const PAUSE_MS = 700
const STEPS_MAX = 200

/**
 * The states of a text that can be gone back to. What is typed without a pause is one step. Editor.js has no undo, and
 * the browser's own forgets every change that a script makes.
 */
export class History<State> {
  private readonly states: State[]
  private position = 0
  private recordedAt = Number.NEGATIVE_INFINITY

  constructor(
    start: State,
    private readonly isSame: (first: State, second: State) => boolean,
    /** whether one state became the other by typing, so that both may be one step */
    private readonly isTyping: (before: State, after: State) => boolean,
  ) {
    this.states = [start]
  }

  record(state: State, now: number): void {
    const present = this.states[this.position]
    if (present === undefined || this.isSame(present, state)) return
    // what was undone is gone once something else is written
    this.states.splice(this.position + 1)
    const isOneStep = this.position > 0 && now - this.recordedAt < PAUSE_MS && this.isTyping(present, state)
    if (isOneStep) this.states[this.position] = state
    else this.states.push(state)
    if (this.states.length > STEPS_MAX) this.states.shift()
    this.position = this.states.length - 1
    this.recordedAt = now
  }

  undo(): State | null {
    return this.go(-1)
  }

  redo(): State | null {
    return this.go(1)
  }

  private go(by: number): State | null {
    const state = this.states[this.position + by]
    if (state === undefined) return null
    this.position += by
    this.recordedAt = Number.NEGATIVE_INFINITY
    return state
  }
}
