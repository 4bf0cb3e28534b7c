import type { ComponentType } from 'react'
import type { DialogProps } from './dialog-window'

let code: ComponentType<DialogProps> | null = null

/**
 * What all dialogs are made of, which no page needs at first. Layouts load it once their page is there, so that dialogs
 * open at once and also without a network; tests load it before.
 */
export const DIALOG_CODE = {
  async fetch(): Promise<void> {
    code ??= (await import('./dialog-window')).DialogWindow
  },
  load(): void {
    void DIALOG_CODE.fetch().catch(() => undefined)
  },
  /** @returns null until it is loaded */
  get: () => code,
}
