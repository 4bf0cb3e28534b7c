export function SectionHeading({ id, title, lead }: { id: string; title: string; lead?: string }) {
  return (
    <header className="mb-8 md:mb-12">
      <h2 id={id} className="font-serif text-2xl font-semibold tracking-tight md:text-3xl">
        {title}
      </h2>
      {lead ? <p className="measure mt-3 text-muted">{lead}</p> : null}
    </header>
  )
}
