import { atEnd } from './at-end.js'
import type { TestEngine } from './engine.js'
import { type Body, request } from './http.js'

interface Exported {
  sources: { tables: { select_permissions?: { permission: Record<string, unknown> }[] }[] }[]
}

/**
 * Opens the root fields that the metadata disables, and nothing else: columns, rows, limits and counts stay as they
 * are. What is refused with all of them open is also refused in the product, which opens fewer.
 */
export async function openEveryRoot(engine: TestEngine): Promise<void> {
  const metadata = async (type: string, args: object) => {
    const { status, body } = await request<Body>(
      'POST',
      `${engine.url}/v1/metadata`,
      { type, args },
      { adminSecret: true },
    )
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(body)}`)
    return body
  }
  const committed = await metadata('export_metadata', {})
  const opened = structuredClone(committed) as unknown as Exported
  for (const { permission } of opened.sources.flatMap(({ tables }) =>
    tables.flatMap((table) => table.select_permissions ?? []),
  )) {
    delete permission.query_root_fields
    delete permission.subscription_root_fields
  }
  await metadata('replace_metadata', opened)
  // a running server is used after this file as well
  atEnd(() => metadata('replace_metadata', committed))
}
