type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click on a link opens a tab or window of its own, or saves what it leads to: the page stays as it is. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
