import { describe, expect, it } from 'vitest'
import { htmlOfBulletedText, pastedBlocks } from './pasted-blocks'

const item = (content: string, ...items: object[]) => ({ content, meta: {}, items })
const list = (style: string, ...items: object[]) => ({ type: 'list', data: { style, meta: {}, items } })
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const header = (text: string, level: number) => ({ type: 'header', data: { text, level } })

/** As Word 365 on Windows puts it on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Symbol;} p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1>The role<o:p></o:p></h1>
<p class=MsoNormal>We sell <b>batteries</b> to <i style='mso-bidi-font-style:normal'>warehouses</i>,
and need you.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Build a team<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->Two in sales<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><!--[endif]-->Read <a
href="https://brightwater.example/plan"><u>the plan</u></a><o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->First month<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=200><p class=MsoNormal><b>Month<o:p></o:p></b></p></td>
<td width=200><p class=MsoNormal>Days<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>May<o:p></o:p></p></td><td><p class=MsoNormal>8<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`

const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7c1f"><h2 dir="ltr"
style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">The role</span></h2><p dir="ltr"><span
style="font-weight:400;">We sell </span><span style="font-weight:700;">batteries</span><span style="font-weight:400;"> and </span><a
href="https://brightwater.example" style="text-decoration:none;"><span style="text-decoration:underline;">more</span></a></p><br /><ul
style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span
style="font-weight:400;">Build a team</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;"
aria-level="2"><p dir="ltr" role="presentation"><span style="font-style:italic;">Two in sales</span></p></li></ul><li dir="ltr"
aria-level="1"><p dir="ltr" role="presentation"><span>Read the plan</span></p></li></ul></b>`

const OUTLOOK_WEB = `<div style="font-family:Calibri"><div class="elementToProof">Dear Nora,</div><div><br></div><ol start="1"
data-editing-info="{}"><li style="list-style-type:'1. '"><div role="presentation">First month</div><ol><li>Meet everybody</li></ol></li><li>Then hire</li></ol>
<div>Kind regards<br>Elena</div></div>`

const WORD_ONLINE = `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1"><li data-leveltext="" data-font="Symbol"
data-aria-level="1" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span>Build a team</span></span><span
class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-aria-level="2"
class="OutlineElement"><p class="Paragraph"><span>Two in sales</span><span class="EOP">&nbsp;</span></p></li></ul></div>`

describe('pasted content', () => {
  it('from Word keeps headings, list levels, links, and one line per table row', () => {
    expect(pastedBlocks(WORD)).toEqual([
      header('The role', 2),
      paragraph('We sell <b>batteries</b> to <i>warehouses</i>, and need you.'),
      list(
        'unordered',
        item('Build a team', item('Two in sales')),
        item('Read <a href="https://brightwater.example/plan">the plan</a>'),
      ),
      list('ordered', item('First month')),
      paragraph('<b>Month</b> | Days'),
      paragraph('May | 8'),
    ])
  })

  it('from Google Docs is bold only where it should be', () => {
    expect(pastedBlocks(GOOGLE_DOCS)).toEqual([
      header('The role', 2),
      paragraph('We sell <b>batteries</b> and <a href="https://brightwater.example">more</a>'),
      list('unordered', item('Build a team', item('<i>Two in sales</i>')), item('Read the plan')),
    ])
  })

  it('from Outlook and Word on the web keeps lines and lists', () => {
    expect(pastedBlocks(OUTLOOK_WEB)).toEqual([
      paragraph('Dear Nora,'),
      list('ordered', item('First month', item('Meet everybody')), item('Then hire')),
      paragraph('Kind regards<br>Elena'),
    ])
    expect(pastedBlocks(WORD_ONLINE)).toEqual([list('unordered', item('Build a team', item('Two in sales')))])
  })

  it('with typed bullets becomes a list, even from plain text', () => {
    const html =
      '<p><span style="font-family:Symbol">·</span>&nbsp;&nbsp; <b>Build</b> a team</p><p>· Hire</p><p>The end</p>'
    expect(pastedBlocks(html)).toEqual([
      list('unordered', item('<b>Build</b> a team'), item('Hire')),
      paragraph('The end'),
    ])
    expect(pastedBlocks(htmlOfBulletedText('You will:\n•\tBuild <it>\n•\tHire') ?? '')).toEqual([
      paragraph('You will:'),
      list('unordered', item('Build &lt;it&gt;'), item('Hire')),
    ])
    expect(htmlOfBulletedText('Two days a week · remote')).toBeNull()
  })

  it('loses scripts, hidden parts and addresses that could run code', () => {
    const html = `<p onclick="x()">Hello<script>alert(1)</script><span style="display:none">secret</span>
      <a href="javascript:alert(1)">there</a><img src=x onerror=alert(1)></p>`
    expect(pastedBlocks(html)).toEqual([paragraph('Hello there')])
  })
})
