/** @jsxRuntime automatic */
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Text } from '@react-email/text'
import { Fragment, type ReactElement } from 'react'

const INK = '#1B211E'
const MUTED = '#5A625D'
const ACCENT = '#22664A'
const FONT = 'Helvetica, Arial, sans-serif'
const SENTENCE = { fontFamily: FONT, fontSize: '16px', lineHeight: '1.5', color: INK, margin: '0 0 16px' }
const SMALL = { ...SENTENCE, fontSize: '13px', color: MUTED, margin: '0 0 8px' }
const BUTTON = {
  fontFamily: FONT,
  fontSize: '16px',
  padding: '12px 20px',
  borderRadius: '6px',
  background: ACCENT,
  color: '#FFFFFF',
  margin: '8px 0 24px',
}
/** Phones show it at their own width; typed names may be in any script and have endless words. */
const COLUMN = { maxWidth: '560px', margin: '0 auto', padding: '24px 16px', overflowWrap: 'anywhere' } as const

/** The page around every email. */
export function mailFrame(body: ReactElement, productName: string): ReactElement {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Body style={{ margin: 0, background: '#FFFFFF' }}>
        <Container style={COLUMN}>
          {body}
          <Text style={SMALL}>{productName}</Text>
        </Container>
      </Body>
    </Html>
  )
}

/** @param name omitted if typed by a stranger and suspicious as a name */
export function Greeting({ name }: { name?: string | null | undefined }) {
  return <Sentences>{name ? `Hello ${name},` : 'Hello,'}</Sentences>
}

/** One paragraph that keeps typed line breaks. */
export function Sentences({ children }: { children: string }) {
  const [first, ...others] = children.split('\n').map((words, line) => ({ words, line }))
  return (
    <Text style={SENTENCE}>
      {first?.words}
      {others.map(({ words, line }) => (
        <Fragment key={line}>
          <br />
          {words}
        </Fragment>
      ))}
    </Text>
  )
}

/** A page among others: its title as a link, and a line or two about it. */
export function ListedPage({ title, to, lines }: { title: string; to: string; lines: readonly (string | null)[] }) {
  const said = lines.filter((line) => line !== null)
  return (
    <Text style={SENTENCE}>
      <a href={to} style={{ color: ACCENT, fontWeight: 600 }}>
        {title}
      </a>
      {said.map((line) => (
        <Fragment key={line}>
          <br />
          <span style={{ fontSize: '14px', color: MUTED }}>{line}</span>
        </Fragment>
      ))}
    </Text>
  )
}

/** The only button. */
export function Action({ to, children }: { to: string; children: string }) {
  return (
    <Button href={to} style={BUTTON}>
      {children}
    </Button>
  )
}

interface WhyProps {
  children: string
  /** The page that switches off emails of this kind; omitted if they can't be. */
  switchOffAt?: string
}

/** Why it was sent and how to switch it off, under the button. */
export function Why({ children, switchOffAt }: WhyProps) {
  return (
    <Text style={SMALL}>
      {children}
      {switchOffAt ? (
        <>
          {' '}
          <a href={switchOffAt} style={{ color: MUTED }}>
            Switch off emails of this kind
          </a>
        </>
      ) : null}
    </Text>
  )
}
