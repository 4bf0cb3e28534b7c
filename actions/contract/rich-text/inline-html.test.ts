import { describe, expect, it } from 'vitest'
import { parseInlineHtml, printInlineHtml } from './inline-html.js'

const plain = (text: string) => ({ text, styles: [], url: null })
const textOf = (html: string) =>
  parseInlineHtml(html)
    .map(({ text }) => text)
    .join('')

describe('the editor’s inline HTML', () => {
  it('becomes runs of text with their styles and links', () => {
    expect(parseInlineHtml('a<b>b<I>c</I></b><strong>d</strong><em>e</em><u>f</u><br>g')).toEqual([
      plain('a'),
      { text: 'b', styles: ['BOLD'], url: null },
      { text: 'c', styles: ['BOLD', 'ITALIC'], url: null },
      { text: 'd', styles: ['BOLD'], url: null },
      { text: 'e', styles: ['ITALIC'], url: null },
      { text: 'f', styles: ['UNDERLINE'], url: null },
      plain('\n'),
      plain('g'),
    ])
  })

  it('a style applies once, however often it is opened, until it is closed as many times', () => {
    expect(parseInlineHtml('<b><b>a</b>b<br></b>c')).toEqual([
      { text: 'a', styles: ['BOLD'], url: null },
      { text: 'b', styles: ['BOLD'], url: null },
      { text: '\n', styles: ['BOLD'], url: null },
      plain('c'),
    ])
    expect(parseInlineHtml('<b>a</i>b</b></b>c').map(({ styles }) => styles)).toEqual([['BOLD'], ['BOLD'], []])
  })

  it.each([
    ['<a href="https://a.example/?x=1&amp;y=2">l</a>', 'https://a.example/?x=1&y=2'],
    ["<a class='c' HREF = 'https://a.example'>l</a>", 'https://a.example'],
    [`<a title="a > b" href="https://a.example">l</a>`, 'https://a.example'],
    [`<a title='a > b' href='https://a.example'>l</a>`, 'https://a.example'],
    ['<a href="">l</a>', ''],
    ['<a name="x">l</a>', null],
    ['<a data-xhref="https://a.example">l</a>', null],
  ])('reads the link of %s', (html, url) => {
    expect(parseInlineHtml(`${html}after`)).toEqual([{ text: 'l', styles: [], url }, plain('after')])
  })

  it.each([
    ['&lt;b&gt; &amp;&quot;&apos;&nbsp;&AMP;', `<b> &"' &`],
    ['&#65;&#x42;&#X43;&#x1F642;&#128578;', 'ABC🙂🙂'],
    ['&#0;&#x110000;&#x10FFFF;', `&#0;&#x110000;\u{10ffff}`],
    ['&unknown; & &#; &#xyz; &#12a;', '&unknown; & &#; &#xyz; \f'],
    ['1 < 2 <3', '1 < 2 <3'],
    ['<script>alert(1)</script>', 'alert(1)'],
  ])('the text of %s is %j', (html, text) => {
    expect(textOf(html)).toBe(text)
  })

  it('is serialised so that text stays text, and parses back to the same', () => {
    const runs = [
      plain('1 < 2 & "x"\n<b>no markup</b>'),
      { text: 'both', styles: ['BOLD' as const, 'ITALIC' as const, 'UNDERLINE' as const], url: null },
      { text: 'link', styles: [], url: 'https://a.example/?a="1"&b=2' },
    ]
    expect(printInlineHtml(runs)).toBe(
      '1 &lt; 2 &amp; &quot;x&quot;<br>&lt;b&gt;no markup&lt;/b&gt;<u><i><b>both</b></i></u><a href="https://a.example/?a=&quot;1&quot;&amp;b=2">link</a>',
    )
    expect(textOf(printInlineHtml(runs))).toBe(runs.map(({ text }) => text).join(''))
    expect(parseInlineHtml(printInlineHtml(runs)).at(-1)?.url).toBe(runs[2]?.url)
    expect(printInlineHtml([])).toBe('')
  })
})
