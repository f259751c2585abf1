import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const apiOrigin = process.env.API_ORIGIN

/** Code of both sites … */
const COMMON = /packages[\\/](ui|features)[\\/]|app[\\/](root|entry\.client|shared|shell)/
/** … except what only one kind of page uses: it stays in a chunk of its own. */
const ONE_FEATURE =
  /RichText|format-time|faq-meta|use-share|ArticleBody|article-bodies|ConclusionBox|FaqByline|Faq(Member)?Marks|faq-calls|Highlighted|[\\/]search[\\/]|search\.copy|TagFilter|library-crumbs|\.page\.tsx?|api-client|browser-api|features[\\/]src[\\/](session|sections[\\/])|(recommend|my-sections)\.copy|shell[\\/](session[\\/]|Started|use-idle-prefetch|prefetch-links)|idle-prefetch|toast-store|Toast\.tsx|reload-guard\.ts|sign-in|call-failure|[\\/](messages|support|later|recommend|developer|wechat|questions|answers|comments|authoring|drafts|files)[\\/]|(messages|header|pages|support|question|question-acts|question-history|difference|comment|editor|authoring)\.copy|QuestionIcon|DiffLines|fold-same|ConfirmDialog|NoAccessMessage|request-scope|page-errors|SortTabs|library\.meta|prepare-article|Breadcrumbs|faq-detail\.copy|use-scrolled-past|use-theme|ThemeSwitch|ThemeChoice|LegalLines|MemberIcon|SupportIcon|WarningIcon|ShareIcon|Drawer|[\\/]Tabs\.tsx|CountBadge|Avatar|ActionSheet|WayIcon|(setting|mobile-shell)\.copy|is-composing|draggable-bubble|background-filter|mobile-tabs/
/** What waits for the network: nobody reads by it. */
const OFFLINE = /[\\/](outbox|storage|offline)[\\/]|(outbox|offline)\.copy/

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
            {
              name: 'shared',
              test: (id: string) => COMMON.test(id) && !ONE_FEATURE.test(id) && !OFFLINE.test(id),
              priority: 7,
            },
            // After the page can be read: calls and session.
            {
              name: 'calls',
              test: /api-client|browser-api|call-failure|note-unsent|shell[\\/]session[\\/](session-tab|refusals)|(session-storage|token-keeper)\.ts/,
              priority: 6,
            },
            // What every text has …
            {
              name: 'article',
              test: /RichText|article-bodies|ShareIcon|use-share|format-time|ContentsBox|Breadcrumbs|faq-detail\.copy|shared[\\/]questions[\\/](PersonName|TimeText|QuestionChips|question-crumbs)|question\.copy|QuestionIcon|Avatar|question-(paths|feed)\.ts/,
            },
            // … and what only FAQs have.
            {
              name: 'faq',
              test: /ArticleBody|ConclusionBox|FaqByline|FaqMarks|WarningIcon|faq-meta|library-crumbs|library\.meta|SortTabs/,
            },
            // Reading one question; what is written there (comments, dialogs) comes on interaction.
            {
              name: 'question',
              test: /shared[\\/]questions[\\/](MarkButton|PieceArticle|PostBody|QuestionByline|EditedMark|ResultLine|ReviewNotice|WriteAnswer|use-|question-calls|question-detail)|shared[\\/]answers[\\/]Answer(Card|List|Sorts)|CommentToggle|features[\\/]src[\\/]questions[\\/](body-keys|linked-part|question-meta|use-mark)|prepare-article/,
            },
            // Words on their way: every field of these pages needs all of it.
            {
              name: 'writing',
              test: /features[\\/]src[\\/]drafts[\\/](send-once|use-kept-text|device-texts|slot-lock|trouble|draft-machine|draft-fields)|is-composing/,
            },
            {
              name: 'question-list',
              test: /Question(Row|CardItem|FeedList|Tabs|TagFilter)\.tsx|RowMeta|question-list\.meta|use-question-feed/,
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
