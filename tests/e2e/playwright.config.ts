import { defineConfig } from '@playwright/test'

/** The site under test: `make start` must have answered. */
const baseURL = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:8080'

// The server takes HeadlessChrome for a robot and renders differently: browse as people do.
const DESKTOP_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 15; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'

export const DESKTOP = { viewport: { width: 1440, height: 900 }, userAgent: DESKTOP_AGENT }
const WECHAT_AGENT = `${PHONE_AGENT} MicroMessenger/8.0.61.2880(0x28003D35) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN`

export const PHONE = { viewport: { width: 390, height: 844 }, userAgent: PHONE_AGENT, hasTouch: true, isMobile: true }

export const WECHAT = { ...PHONE, userAgent: WECHAT_AGENT }

const QUIET = [
  'disable-quic',
  'no-first-run',
  'disable-background-networking',
  'disable-component-update',
  'disable-sync',
]

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  timeout: 30_000,
  // Two cores: the browser and the site under test each need one.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Again on a machine that others use too; the summary names how many needed it.
  retries: process.env['CI'] ? 2 : 0,
  reporter: process.env['CI']
    ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'test-results/e2e.json' }]]
    : 'list',
  use: {
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Two cores: what needs a second try is recorded then, and nothing else.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    // Playwright can't stand in for answers that pass through a worker; offline.e2e.ts lets it work.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', ...QUIET.map((flag) => `--${flag}`)],
    },
  },
  projects: [
    {
      name: 'pc',
      testIgnore: ['*.mobile.e2e.ts', '*.wechat.e2e.ts'],
      use: DESKTOP,
    },
    {
      name: 'mobile',
      testMatch: [
        '*.mobile.e2e.ts',
        'home.e2e.ts',
        'people.e2e.ts',
        'faq-reading.e2e.ts',
        'recommend.e2e.ts',
        'question-*.e2e.ts',
        'big-file.e2e.ts',
        'search.e2e.ts',
        'privacy.e2e.ts',
      ],
      use: PHONE,
    },
    {
      name: 'wechat',
      testMatch: '*.wechat.e2e.ts',
      use: WECHAT,
    },
  ],
})
