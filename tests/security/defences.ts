/** A line of the product without which a security test must fail. */
export type Defence = { name: string; file: string; from: string; to: string; test: string }

const API = 'apps/api/src'
const FLOW = `${API}/modules/session/sso-flow.ts`
const TOKENS = `${API}/kernel/tokens.ts`
const STORE = `${API}/kernel/session-store.ts`
const IAM = `${API}/adapters/identity-provider.ts`
const BROWSER = `${API}/modules/session/browser-binding.ts`
const QR = `${API}/modules/session/qr-ticket.ts`

const FILES = `${API}/modules/files`

const SANITISER = `${API}/kernel/sanitise-html.ts`
const RICH_TEXT = 'packages/contract/src/rich-text.ts'

const s01 = 's01-sanitiser'
const s04 = 's04-mass-assignment'
const s06 = 's06-openid'
const s07 = 's07-tokens'
const s08 = 's08-open-redirect'
const s09 = 's09-uploads'
const s10 = 's10-presign'
const s12 = 's12-sql-injection'
const s13 = 's13-big-input'
const s14 = 's14-limits'
const s15 = 's15-headers'
const s16 = 's16-session'

export const defences: Defence[] = [
  {
    name: 'S1 rich text is sanitised',
    file: SANITISER,
    from: 'asBrowsersRead(sanitize(before, OPTIONS))',
    to: 'asBrowsersRead(before)',
    test: s01,
  },
  {
    name: 'S1 once and for all',
    file: SANITISER,
    from: 'if (after === before) return',
    to: 'if (round === 0) return',
    test: s01,
  },
  {
    name: 'S1 scripts are no addresses',
    file: SANITISER,
    from: "allowedSchemesByTag: { img: ['https', 'file'], a: ['https',",
    to: "allowedSchemesByTag: { img: ['https', 'file'], a: ['javascript',",
    test: s01,
  },
  {
    name: 'S1 what is written is sanitised before it is stored',
    file: `${API}/kernel/rich-text.ts`,
    from: 'const html = sanitiseHtml(content)',
    to: 'const html = content as SafeHtml',
    test: 's01-stored-xss',
  },
  {
    name: 'S4 requests are what the contract says',
    file: `${API}/app.ts`,
    from: 'app.setValidatorCompiler(validatorCompiler)',
    to: 'app.setValidatorCompiler(() => (value) => ({ value }))',
    test: s04,
  },
  {
    name: 'S6 the state belongs to one browser',
    file: FLOW,
    from: `.set({ used_at: sql\`now()\` })
    .where('key', '=', key)
    .where('browser_hash', '=', browser)`,
    to: `.set({ used_at: sql\`now()\` })
    .where('key', '=', key)`,
    test: s06,
  },
  {
    name: 'S6 the state is used once',
    file: FLOW,
    from: `    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>\`now()\`)
    .returning(['state', 'nonce', 'code_verifier'])`,
    to: `    .where('expires_at', '>', sql<Date>\`now()\`)
    .returning(['state', 'nonce', 'code_verifier'])`,
    test: s06,
  },
  {
    name: 'S6 the nonce is checked',
    file: IAM,
    from: 'expectedNonce: flow.nonce,',
    to: '',
    test: s06,
  },
  {
    name: 'S6 the id token is checked by its signature',
    file: IAM,
    from: 'oidc.enableNonRepudiationChecks,',
    to: '',
    test: s06,
  },
  {
    name: 'S6 PKCE',
    file: IAM,
    from: "code_challenge_method: 'S256',",
    to: '',
    test: s06,
  },
  {
    name: 'S6 the channel is the one that was saved',
    file: `${API}/modules/session/sign-in-with-code.ts`,
    from: 'if (flow.state.channel !== channel)',
    to: 'if (false as boolean)',
    test: s06,
  },
  { name: 'S7 algorithm', file: TOKENS, from: 'algorithms: [ALGORITHM],', to: '', test: s07 },
  { name: 'S7 audience', file: TOKENS, from: 'audience: AUDIENCE,', to: '', test: s07 },
  { name: 'S7 issuer', file: TOKENS, from: '        issuer,\n        audience', to: '        audience', test: s07 },
  {
    name: 'S7 kind of token',
    file: TOKENS,
    from: 'const kind = kinds.find((each) => TYPES[each] === protectedHeader.typ)',
    to: 'const kind = kinds[0]',
    test: s07,
  },
  {
    name: 'S7 key by its name',
    file: TOKENS,
    from: 'keys.find(({ kid }) => kid === header.kid)',
    to: 'keys.find(() => header.kid !== undefined)',
    test: s07,
  },
  {
    name: 'S7 required end',
    file: TOKENS,
    from: "requiredClaims: ['sub', 'exp', 'nbf'],",
    to: '',
    test: s07,
  },
  {
    name: 'S7 a banned account',
    file: STORE,
    from: " || row.roles.includes('banned')",
    to: '',
    test: s07,
  },
  {
    name: 'S8 own addresses only',
    file: `${API}/modules/session/sso-flow.ts`,
    from: 'callbackUrl: ownReturnAddress(state.callbackUrl)',
    to: 'callbackUrl: state.callbackUrl',
    test: s08,
  },
  {
    name: 'S8 only pages, never calls',
    file: `${API}/modules/session/return-address.ts`,
    from: ' || !OWN_PATH.test(path)',
    to: '',
    test: s08,
  },
  {
    name: 'S8 campaign names are listed',
    file: 'packages/contract/src/session.ts',
    from: '.record(z.string().regex(/^(utm|se)_[a-z]{2,12}$|^mc(OAuth|Reg)$|^exchange$/), CampaignValue)',
    to: '.record(z.string(), CampaignValue)',
    test: s08,
  },
  {
    name: 'S9 text that is a page',
    file: `${FILES}/inspect-file.ts`,
    from: "if (looksLikeMarkup(sample)) throw new Refusal('active')",
    to: '',
    test: s09,
  },
  {
    name: 'S9 scripts in documents',
    file: `${FILES}/inspect-file.ts`,
    from: "if (kind.inspection === 'pdf') await inspectPdf(await file.stream())",
    to: '',
    test: s09,
  },
  {
    name: 'S9 archives are looked into',
    file: `${FILES}/inspect-zip.ts`,
    from: "throw new Refusal('paths')",
    to: 'names.push(name)',
    test: s09,
  },
  {
    name: 'S9 pixels are limited',
    file: `${FILES}/encode-image.ts`,
    from: "throw new Refusal('pixels')",
    to: 'void about',
    test: s09,
  },
  {
    name: 'S9 pictures stand upright',
    file: `${FILES}/encode-image.ts`,
    from: '.autoOrient()',
    to: '',
    test: s09,
  },
  {
    name: 'S9 nothing is guessed about what is served',
    file: 'deploy/nginx/files.conf.template',
    from: 'add_header X-Content-Type-Options nosniff always;',
    to: '',
    test: s09,
  },
  {
    name: 'S9 what is opened has no rights',
    file: 'deploy/nginx/files.conf.template',
    from: ' sandbox;',
    to: '',
    test: s09,
  },
  {
    name: 'S10 the length is bound',
    file: `${API}/adapters/object-store.ts`,
    from: "const bound = { ...headers, 'content-length': String(size) }",
    to: 'const bound = { ...headers, ...(size < 0 && {}) }',
    test: s10,
  },
  {
    name: 'S10 an upload is written once',
    file: `${API}/adapters/object-store.ts`,
    from: "const headers = { 'content-type': type, 'if-none-match': '*' }",
    to: "const headers = { 'content-type': type }",
    test: s10,
  },
  {
    name: 'S10 readers get another object than the upload',
    file: `${FILES}/reserve-file.ts`,
    from: '${finalKeyFor(shelf, purpose)}',
    to: '${uploadKey}',
    test: s10,
  },
  {
    name: 'S10 uploads are their owner’s',
    file: `${FILES}/file-row.ts`,
    from: "    .where('owner_id', '=', ownerId)\n",
    to: '',
    test: s10,
  },
  {
    name: 'S10 sites that share a bucket leave each other’s rule alone',
    file: `${API}/adapters/upload-rule.ts`,
    from: '[...rules.filter(({ ID }) => ID !== own.ID), own]',
    to: '[own]',
    test: s10,
  },
  {
    name: 'S12 no SQL out of strings',
    file: `${API}/modules/search/documents/range.ts`,
    from: 'sql.ref(`${alias}.id`)',
    to: 'sql.raw(`${alias}.id`)',
    test: s12,
  },
  {
    name: 'S12 what can not be stored is refused',
    file: `${API}/plugins/errors.ts`,
    from: "  if (isUnstorableText(error)) return { error: 'request.invalid' }\n",
    to: '',
    test: s12,
  },
  {
    name: 'S13 documents are shallow',
    file: RICH_TEXT,
    from: "  .refine(isShallow, '正文层次过深')\n",
    to: '',
    test: s13,
  },
  {
    name: 'S13 bodies are short',
    file: `${API}/app.ts`,
    from: 'bodyLimit: BODY_LIMIT,',
    to: 'bodyLimit: 64 * 1024 * 1024,',
    test: s13,
  },
  {
    name: 'S14 limits',
    file: `${API}/plugins/rate-limit.ts`,
    from: 'if (!rate) return',
    to: 'if (rate) return',
    test: s14,
  },
  {
    name: 'S14 keys are long',
    file: BROWSER,
    from: 'randomBytes(24)',
    to: 'randomBytes(12)',
    test: s14,
  },
  {
    name: 'S14 a ticket is its browser’s',
    file: QR,
    from: "    .where('browser_hash', '=', browser)\n",
    to: '',
    test: s14,
  },
  {
    name: 'S15 broken requests get headers too',
    file: `${API}/plugins/errors.ts`,
    from: '  void reply.headers(SECURITY_HEADERS)\n',
    to: '',
    test: s15,
  },
  {
    name: 'S15 nosniff',
    file: `${API}/plugins/headers.ts`,
    from: "'x-content-type-options': 'nosniff',",
    to: '',
    test: s15,
  },
  {
    name: 'S16 the last day',
    file: STORE,
    from: 'Math.min(idleAt, new Date(row.expires_at).getTime())',
    to: 'idleAt',
    test: s16,
  },
  {
    name: 'S16 idle',
    file: STORE,
    from: 'Math.min(idleAt, new Date(row.expires_at).getTime())',
    to: 'new Date(row.expires_at).getTime()',
    test: s16,
  },
  {
    name: 'S16 revoked sessions',
    file: STORE,
    from: '!row || row.revoked_at || ',
    to: '!row || ',
    test: s16,
  },
  {
    name: 'S16 announcements between processes',
    file: STORE,
    from: 'onMessage: (changed) => kept.invalidate([changed]),',
    to: 'onMessage: () => {},',
    test: s16,
  },
  {
    name: 'S16 the oldest of too many',
    file: `${API}/modules/session/open-session.ts`,
    from: '  await endOldest(tx, userId, now)\n',
    to: '',
    test: s16,
  },
  {
    name: 'S16 requests from other origins',
    file: BROWSER,
    from: 'if (origin !== undefined && origin !== publicOrigin)',
    to: 'if (false as boolean)',
    test: s16,
  },
  {
    name: 'S16 requests from other sites',
    file: BROWSER,
    from: "if (site !== undefined && site !== 'same-origin' && site !== 'none')",
    to: 'if (false as boolean)',
    test: s16,
  },
]
