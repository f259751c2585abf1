/**
 * Which file of the build a module goes to. Few files, because each one is a request; and before a reader can do anything no
 * more than the page itself needs (`make bench` measures both). Names are parts of paths, as regular expressions.
 */
const paths = (...parts: string[]) => {
  const pattern = new RegExp(parts.join('|'))
  return (id: string) => pattern.test(id.replaceAll('\\', '/'))
}

/** Code of both sites … */
const common = paths('packages/(ui|features)/', 'app/(root|entry\\.client|shared|shell)')

/** … except what only one kind of page, or one moment of its life, has a use for. */
const LEFT_OUT = {
  pages: ['\\.page\\.tsx?', 'request-scope', 'page-errors', 'NoAccessMessage', '(pages|header)\\.copy', '/later/'],
  texts: ['RichText', 'format-time', 'prepare-article', 'Breadcrumbs', 'use-share', 'ShareIcon', 'use-read-report'],
  faqs: [
    'ArticleBody',
    'ConclusionBox',
    'FaqByline',
    'Faq(Chips|Counts|FeedList)',
    'use-faq-feed',
    'Faq(Member)?Marks',
    'faq-calls',
    'faq-meta',
    'faq-detail\\.copy',
    'use-scrolled-past',
  ],
  pieces: ['shared/pieces/'],
  lists: [
    'use-growing-list',
    'SectionSymbol',
    'TagFilter',
    'library-crumbs',
    'library\\.meta',
    'SortTabs',
    '/Tabs\\.tsx',
    'Highlighted',
  ],
  home: ['/(home|notice)/', '(home|home-parts)\\.copy'],
  search: ['/search/', 'search\\.copy'],
  questions: ['/(questions|answers|comments)/', '(question|question-acts|comment)\\.copy', 'QuestionIcon', 'Avatar'],
  history: ['(question-history|difference)\\.copy', 'DiffLines', 'fold-same'],
  writing: ['/(authoring|drafts|files)/', '(editor|authoring)\\.copy', 'ConfirmDialog', 'is-composing'],
  sections: ['features/src/sections/', '/recommend/', '(recommend|my-sections)\\.copy'],
  ownPages: ['shared/(offers|privacy)/', '(offers|privacy)\\.copy'],
  members: [
    '/messages/',
    'messages\\.copy',
    'MemberIcon',
    'Drawer',
    'CountBadge',
    'ActionSheet',
    'WayIcon',
    'header-calls',
  ],
  people: ['/people/', '(people|profile-form)\\.copy', 'MineIcon'],
  signIn: ['sign-in'],
  points: ['/score/', 'score\\.copy'],
  session: ['features/src/session', 'shell/session/', 'reload-guard\\.ts', 'api-client', 'browser-api', 'call-failure'],
  afterStart: ['shell/(Started|use-idle-prefetch|prefetch-links)', 'idle-prefetch', 'toast-store', 'Toast\\.tsx'],
  offline: ['/(outbox|storage|offline)/', '(outbox|offline)\\.copy'],
  frame: [
    'use-theme',
    'ThemeSwitch',
    'ThemeChoice',
    'LegalLines',
    '/(support|wechat)/',
    'support\\.copy',
    'SupportIcon',
  ],
  elsewhere: ['/developer/'],
  mobile: ['(setting|mobile-shell)\\.copy', 'draggable-bubble', 'background-filter', 'mobile-tabs'],
}
const leftOut = paths(...Object.values(LEFT_OUT).flat())

/** What the two sites fetch once a page can be read: session and calls, short messages, footer, chat. */
const AFTER_START = [
  ...LEFT_OUT.session.filter((part) => part !== 'reload-guard\\.ts'),
  ...LEFT_OUT.afterStart,
  ...['note-unsent', 'shell/offline/use-offline', 'sign-in\\.copy'],
  ...['use-theme', 'ThemeChoice', 'LegalLines', 'is-wechat', '(shared|src)/support/', 'support\\.copy', 'SupportIcon'],
]

/** In this order: a chunk takes along whatever its modules import and no chunk before it has. */
const CHUNKS: readonly [name: string, test: (id: string) => boolean][] = [
  ['vendor', paths('node_modules/(react|react-dom|scheduler|react-router)/', 'vite/preload-helper')],
  ['shared', (id) => common(id) && !leftOut(id)],
  // What every text has …
  [
    'article',
    paths(
      ...[
        'RichText',
        'use-growing-list',
        'SectionSymbol',
        'ShareIcon',
        'use-share',
        'format-time',
        'ContentsBox',
        'HotFaqBox',
        'Breadcrumbs',
      ],
      ...[
        'use-read-report',
        'faq-detail\\.copy',
        'shared/pieces/',
        'shared/questions/(PersonName|TimeText|QuestionChips|question-crumbs)',
      ],
      ...['question\\.copy', 'QuestionIcon', '/Avatar\\.tsx', 'question-(paths|feed)\\.ts'],
    ),
  ],
  // … and what only FAQs have.
  [
    'faq',
    paths(
      'ArticleBody',
      'ConclusionBox',
      'FaqByline',
      'Faq(Chips|Counts|FeedList|Row|CardItem)',
      'use-faq-feed',
      'FaqMarks',
      'faq-meta',
      'library-crumbs',
      'library\\.meta',
      'SortTabs',
    ),
  ],
  // Reading one question; what is written there (comments, dialogs) comes on interaction.
  [
    'question',
    paths(
      'shared/questions/(MarkButton|PieceArticle|PostBody|QuestionByline|EditedMark|ResultLine|ReviewNotice|WriteAnswer)',
      ...['shared/questions/(use-|question-calls|question-detail)', 'shared/answers/Answer(Card|List|Sorts)'],
      ...['CommentToggle', 'features/src/questions/(body-keys|linked-part|question-meta|use-mark)', 'prepare-article'],
    ),
  ],
  // Words on their way: every field of the writing pages needs all of it.
  [
    'writing',
    paths(
      'features/src/drafts/(send-once|use-kept-text|device-texts|slot-lock|trouble|draft-machine|draft-fields)',
      'is-composing',
    ),
  ],
  [
    'question-list',
    paths(
      'Question(Row|CardItem|FeedList|Tabs|TagFilter)\\.tsx',
      'RowMeta',
      'question-list\\.meta',
      'use-question-feed',
    ),
  ],
  // Results; what is offered while typing comes with the first key.
  [
    'search',
    paths(
      'shared/search/(?!Search(Suggestions|Start)|Suggestion|Related)',
      ...[
        'features/src/search/(search-wish|suggest-code|search-history)',
        'search\\.copy',
        'search/(HitRow|HitCard|ExpertsBox)',
        'Highlighted',
      ],
    ),
  ],
  ['pc', paths('app/pc/(pc\\.layout|PcFrame|header/PcHeader)')],
  ['mobile', paths('app/mobile/(mobile\\.layout|Mobile(Frame|HomeBar))')],
  ['after-start', paths(...AFTER_START)],
  ['after-start-pc', paths('app/pc/(LinkBar|PcFooter)')],
  ['after-start-mobile', paths('app/mobile/Mobile(Footer|Extras)', 'SupportBubble', 'mobile-shell\\.copy')],
]

export const chunkGroups = CHUNKS.map(([name, test], index) => ({ name, test, priority: CHUNKS.length - index }))
