export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/**
 * What changed between two texts, word by word: the longest common run of words stays, the rest was removed or added.
 * Briefs have at most some 800 words and spaces, so the table of n × m lengths is small.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const [from, to] = [splitWords(before), splitWords(after)]
  const lengths = commonLengths(from, to)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < from.length || j < to.length) {
    const isSame = i < from.length && from[i] === to[j]
    if (isSame) append(parts, 'same', to[j++] ?? '')
    else if (j >= to.length || (i < from.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      append(parts, 'removed', from[i] ?? '')
    } else {
      append(parts, 'added', to[j++] ?? '')
      continue
    }
    i++
  }
  return parts
}

/** Words and the spaces between them, so that the parts put together are the text again. */
function splitWords(text: string): string[] {
  return text.match(/\S+|\s+/g) ?? []
}

/** Cell (i, j): length of the longest common run of `from` from i and `to` from j on. */
function commonLengths(from: readonly string[], to: readonly string[]): number[][] {
  const table = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0))
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      const row = table[i] as number[]
      row[j] = from[i] === to[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  }
  return table
}

function at(table: readonly number[][], i: number, j: number): number {
  return table[i]?.[j] ?? 0
}

function append(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}
