import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const apiOrigin = process.env.API_ORIGIN

/** Code of both sites … */
const COMMON = /packages[\\/](ui|features)[\\/]|app[\\/](root|entry\.client|shared|shell)/
/** … except what only one kind of page uses: it stays in a chunk of its own. */
const ONE_FEATURE =
  /RichText|format-time|faq-meta|use-share|ArticleBody|article-bodies|ConclusionBox|FaqByline|Highlighted|[\\/]search[\\/]|search\.copy|TagFilter|library-crumbs|\.page\.tsx?|api-client|browser-api|features[\\/]src[\\/]session|shell[\\/](session[\\/]|Started|use-idle-prefetch|prefetch-links)|idle-prefetch|toast-store|Toast\.tsx|reload-guard\.ts|sign-in|call-failure|[\\/](messages|support|later|developer|wechat)[\\/]|(messages|header|pages|support)\.copy|use-scrolled-past|use-theme|ThemeSwitch|ThemeChoice|LegalLines|MemberIcon|SupportIcon|WarningIcon|ShareIcon|Drawer|[\\/]Tabs\.tsx|CountBadge|Avatar|ActionSheet|MobileIcon|(setting|mobile-shell)\.copy|draggable-bubble|background-filter|mobile-tabs/

export default defineConfig({
  base: '/kms/',
  plugins: [reactRouter()],
  // Behind nginx `/kms/api` is the API's; the development server does the same.
  ...(apiOrigin && {
    server: { proxy: { '/kms/api': { target: apiOrigin, rewrite: (path: string) => path.replace(/^\/kms/, '') } } },
  }),
  build: {
    rolldownOptions: {
      output: {
        // Few files: each one is a request of the first visit.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|vite[\\/]preload-helper/,
              priority: 10,
            },
            // A chunk takes along what its modules import, so what every page needs comes first.
            { name: 'shared', test: (id: string) => COMMON.test(id) && !ONE_FEATURE.test(id), priority: 7 },
            // After the page can be read: calls and session.
            {
              name: 'calls',
              test: /api-client|browser-api|call-failure|shell[\\/]session[\\/](session-tab|refusals)|(session-storage|token-keeper)\.ts/,
              priority: 6,
            },
            {
              name: 'article',
              test: /RichText|ArticleBody|article-bodies|ConclusionBox|FaqByline|ShareIcon|WarningIcon|use-share|format-time|faq-meta|library-crumbs/,
            },
            {
              name: 'pc',
              test: /app[\\/]pc[\\/](pc\.layout|PcFrame|header[\\/]PcHeader|faq[\\/](FaqRow|FaqFeedList|HotFaqBox))/,
            },
            {
              name: 'mobile',
              test: /app[\\/]mobile[\\/](mobile\.layout|Mobile(?!Footer|Extras)|faq[\\/](FaqCardItem|FaqFeedList))/,
            },
          ],
        },
      },
    },
  },
})
