const PAGE = { width: 595, height: 842, margin: 72, leading: 20 }

/**
 * A plain one-page PDF that opens everywhere.
 * @param {string} heading
 * @param {readonly string[]} lines Latin letters, each short enough to fit
 * @returns {Buffer}
 */
export function drawPdf(heading, lines) {
  const top = PAGE.height - PAGE.margin
  const text = [
    `BT /F1 20 Tf ${PAGE.margin} ${top} Td (${escaped(heading)}) Tj ET`,
    ...lines.map(
      (line, index) => `BT /F1 11 Tf ${PAGE.margin} ${top - PAGE.leading * (index + 2)} Td (${escaped(line)}) Tj ET`,
    ),
  ].join('\n')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ])
}

/** Concatenates the objects and appends the table of their offsets. */
function assemble(objects) {
  let body = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const tail = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${tail}`, 'latin1')
}

const escaped = (text) => text.replace(/[\\()]/g, '\\$&')
