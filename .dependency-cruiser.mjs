/** The direction of imports (ARCHITECTURE, "Dependency direction"). tools/boundaries.test.ts plants an offence against each rule. */

const TEST = '\\.(test|itest)\\.tsx?$'
/** A package of the registry, wherever pnpm put it. */
const npm = (name) => `node_modules/${name}/`
const workspace = (name) => `^packages/${name}/`
const AS_VALUE = { dependencyTypesNot: ['type-only'] }

/** Code that ends up in a reader's browser. */
const BROWSER = {
  path: ['^apps/web/app/', workspace('(ui|features|api-client)')],
  pathNot: [TEST, '\\.server\\.tsx?$'],
}

const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TEST },
  to: { pathNot: [from, ...allowed] },
})
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

export default {
  forbidden: [
    only(
      'contract-needs-only-zod',
      workspace('contract'),
      [npm('zod')],
      'The contract is shared by every side: it knows schemas and nothing else.',
    ),
    only(
      'api-client-needs-only-contract',
      workspace('api-client'),
      [workspace('contract')],
      'The client travels to every browser.',
    ),
    only(
      'features-stay-headless',
      workspace('features'),
      [workspace('api-client'), workspace('contract'), npm('react'), npm('react-router'), npm('@types/react')],
      'Hooks and loaders serve both sites: no markup, no UI library.',
    ),
    only(
      'ui-needs-only-react',
      workspace('ui'),
      [npm('react'), npm('@types/react')],
      'Components know nothing of the product.',
    ),
    never(
      'browser-takes-contract-types-only',
      BROWSER,
      { path: workspace('contract'), ...AS_VALUE },
      'A value from the contract brings zod (25 kB) to the reader: `import type`.',
    ),
    never(
      'no-zod-in-the-browser',
      BROWSER,
      { path: [npm('zod'), workspace('(config|db|cache|testing)')], ...AS_VALUE },
      "Validation is the server's; server-only packages stay in *.server.ts.",
    ),
    never(
      'pc-and-mobile-apart',
      { path: '^apps/web/app/pc/' },
      { path: '^apps/web/app/mobile/' },
      'What both need belongs in features, ui or shell.',
    ),
    never(
      'mobile-and-pc-apart',
      { path: '^apps/web/app/mobile/' },
      { path: '^apps/web/app/pc/' },
      'What both need belongs in features, ui or shell.',
    ),
    only(
      'policies-are-pure',
      '^apps/api/src/policies/',
      [workspace('contract'), '^apps/api/src/kernel/(actor|app-error)\\.ts$'],
      'A permission rule decides on what it is given: no database, no clock, no request.',
    ),
    never(
      'modules-meet-at-the-index',
      { path: '^apps/api/src/modules/([^/]+)/', pathNot: TEST },
      {
        path: '^apps/api/src/modules/[^/]+/',
        pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/index\\.ts$'],
      },
      'Another module is read through its index.ts; effects go through jobs.',
    ),
    never(
      'console-libraries-in-the-console',
      { pathNot: ['^apps/admin/', 'node_modules/'] },
      { path: [npm('antd'), npm('@ant-design'), npm('@tanstack')] },
      'They would double what a reader loads.',
    ),
    never(
      'mobile-kit-in-its-package',
      { pathNot: ['^packages/ui-mobile-kit/', 'node_modules/'] },
      { path: npm('antd-mobile') },
      'One lazy chunk holds all of antd-mobile that is allowed.',
    ),
    never(
      'apps-apart',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
      'Applications meet over HTTP and the contract.',
    ),
    never(
      'packages-below-apps',
      { path: '^packages/', pathNot: '^packages/testing/' },
      { path: '^apps/' },
      'A package never knows who uses it.',
    ),
    never(
      'no-test-code-in-production',
      { path: '^(apps|packages)/', pathNot: [TEST, '^packages/testing/'] },
      { path: ['^packages/testing/', '^tests/', '^seeds/'] },
      'The world of the tests stays with the tests.',
    ),
    never(
      'no-cycles',
      {},
      { circular: true, viaOnly: AS_VALUE },
      'Two files that need each other are one file, or miss a third.',
    ),
    never(
      'every-import-is-found',
      {},
      { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:', '^bun:'] },
      'An import that is not resolved is not checked either.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules/' },
    exclude: { path: ['(^|/)(build|dist|\\.react-router|\\.engines|\\.run)/'] },
    // Type-only imports count too, marked as such.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
    },
  },
}
