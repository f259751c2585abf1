/** What one run measures and for how long, from the environment (run.sh lists the names). */
const given = (name: string) => process.env[name] ?? ''
const isOn = (name: string) => given(name) === '1'

const short = isOn('BENCH_SHORT') || isOn('KMS_SHORT')
const rows = Number(given('BENCH_N') || (short ? 20_000 : 200_000))

export const PARTS = ['api', 'html', 'growth', 'memory', 'browser', 'publish', 'search', 'people', 'streams'] as const
export type Part = (typeof PARTS)[number]

const only = given('BENCH_ONLY').split(',').filter(Boolean)
const unknown = only.filter((name) => !PARTS.some((part) => part === name))
if (unknown.length > 0) throw new Error(`BENCH_ONLY knows ${PARTS.join(', ')}; not ${unknown.join(', ')}`)

/** Few rounds on few rows would show only scatter. */
const LEFT_OUT_WHEN_SHORT: ReadonlySet<Part> = new Set(['growth', 'memory', 'streams'])

export const settings = {
  short,
  strict: isOn('BENCH_STRICT'),
  reseed: isOn('BENCH_RESEED'),
  rows,
  /** Of each kind in the index that is searched; every document has to be analysed first. */
  searchRows: short && given('BENCH_N') === '' ? 4_000 : rows,
  growth: { from: Math.min(20_000, rows / 4), to: isOn('BENCH_GROWTH') ? 1_000_000 : rows },
  /** Many short ones: what else the machine does in bursts then spoils a few rounds and not the median. */
  rounds: short ? 2 : 7,
  /** Of one side of one round; wrk counts whole seconds. */
  seconds: 1,
  clients: 16,
  crowd: 64,
  pageLoads: short ? 1 : 5,
  runDir: given('RUN_DIR'),
  ports: given('BENCH_PORTS').split(' ').map(Number),
  databaseUrl: given('DATABASE_URL'),
  wantsSubject: (name: string) => given('BENCH_SUBJECTS') === '' || given('BENCH_SUBJECTS').split(',').includes(name),
  wants: (part: Part) => (only.length === 0 ? !(short && LEFT_OUT_WHEN_SHORT.has(part)) : only.includes(part)),
} as const
