import type { Plugin } from 'vite'

/**
 * What the router does only for routes that load data (`createBrowserRouter`), for its framework and for server
 * components. We declare routes as elements, so none of these is ever called, or each returns what it says here; but
 * `Link` and `Routes` refer to them, which keeps a third of the router in the first chunk of every page.
 */
const NEVER_CALLED = {
  usePrefetchBehavior: 'return [false, null, {}];',
  PrefetchPageLinks: 'return null;',
  useViewTransitionState: 'return false;',
  DefaultErrorComponent: 'return null;',
  useNavigate: 'return useNavigateUnstable();',
}
const NEVER_RENDERED = ['RenderErrorBoundary', 'AwaitErrorBoundary', 'RemixErrorBoundary']
const NO_DATA = [
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  [
    'function useRoutesImpl(routes, locationArg, dataRouterOpts) {',
    'function useRoutesImpl(routes, locationArg) { const dataRouterOpts = void 0;',
  ],
] as const

/**
 * Leaves out of the router what declared routes don't need. It also names its components and contexts for debugging, by
 * assignments that keep forms, scroll restoration and other parts that we don't use from being left out.
 */
export function declarativeRouter(): Plugin {
  return {
    name: 'declarative-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler: (code) => withoutDebugging(code.includes('function useRoutesImpl(') ? withoutData(code) : code),
    },
  }
}

function withoutData(code: string): string {
  let left = code
  for (const [name, body] of Object.entries(NEVER_CALLED))
    left = replaced(left, new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, 'm'), `function ${name}() { ${body} }`)
  for (const name of NEVER_RENDERED)
    left = replaced(
      left,
      new RegExp(`^var ${name} = class [\\s\\S]*?^};$(\\n${name}\\.contextType = \\w+;$)?`, 'm'),
      `var ${name} = () => null;`,
    )
  for (const [text, other] of NO_DATA) left = replaced(left, text, other)
  return left
}

/** Throws if it isn't there: a new release of the router has to be looked at. */
function replaced(code: string, part: string | RegExp, by: string): string {
  const left = code.replace(part, () => by)
  if (left === code) throw new Error(`The router has no ${part}; see web/declarative-router.ts`)
  return left
}

const withoutDebugging = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^"]+";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
