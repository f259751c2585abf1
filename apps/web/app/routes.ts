import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { pageTable, type PageRow } from '@kms/features/pages/page-table'

/** The module of each page whose content exists; the others show their room (shared/later). */
const MODULES: Record<string, string> = {
  'pc-home': 'pc/home/home.page.tsx',
  'pc-detail': 'shared/detail/detail.page.tsx',
  'pc-detail-faq': 'pc/faq/faq-library.page.tsx',
  'pc-detail-faq-id': 'pc/faq/faq-detail.page.tsx',
  'pc-detail-question': 'pc/questions/question-list.page.tsx',
  'pc-detail-question-id': 'pc/questions/question-detail.page.tsx',
  'pc-notice': 'pc/notice/notice.page.tsx',
  'pc-operate': 'pc/authoring/operate.page.tsx',
  'pc-operate-add': 'pc/authoring/add.page.tsx',
  'pc-operate-draft': 'pc/authoring/draft.page.tsx',
  'pc-operate-edit': 'pc/authoring/edit.page.tsx',
  'pc-operate-label': 'pc/authoring/label.page.tsx',
  'pc-search': 'pc/search/search.page.tsx',
  'pc-my-paopao': 'pc/score/paopao.page.tsx',
  'pc-my-rank': 'pc/score/rank.page.tsx',
  'pc-recommend': 'pc/recommend/recommend.page.tsx',
  'pc-my-info': 'pc/people/my-info.page.tsx',
  'pc-otherInfo-info': 'pc/people/other-info.page.tsx',
  'pc-bigshot': 'pc/people/bigshots.page.tsx',
  'pc-bigshot-info': 'pc/people/bigshot-info.page.tsx',
  'pc-bigshot-others': 'pc/people/bigshot-others.page.tsx',
  'pc-developer': 'shared/developer/developer.page.tsx',
  'pc-joinc': 'pc/join/join.page.tsx',
  'pc-joinPage': 'pc/join/join.page.tsx',
  'pc-Login': 'pc/sign-in/sign-in.page.tsx',
  'pc-qrCode': 'pc/sign-in/qr-code.page.tsx',
  'pc-iam-login-callback': 'shared/sign-in/login-callback.page.tsx',
  'pc-iam-profile-callback': 'shared/sign-in/profile-callback.page.tsx',
  'pc-error-noaccess': 'shared/errors/no-access.page.tsx',
  'pc-errors-400': 'shared/errors/bad-request.page.tsx',
  'mobile-home': 'mobile/home/home.page.tsx',
  'mobile-Home': 'mobile/home/home.page.tsx',
  'mobile-detail': 'shared/detail/detail.page.tsx',
  'mobile-detail-faq': 'mobile/faq/faq-library.page.tsx',
  'mobile-detail-faq-id': 'mobile/faq/faq-detail.page.tsx',
  'mobile-detail-question': 'mobile/questions/question-list.page.tsx',
  'mobile-detail-question-id': 'mobile/questions/question-detail.page.tsx',
  'mobile-notice': 'mobile/notice/notice.page.tsx',
  'mobile-operate-add': 'mobile/authoring/add.page.tsx',
  'mobile-operate-applet': 'mobile/authoring/applet.page.tsx',
  'mobile-operate-draft': 'mobile/authoring/draft.page.tsx',
  'mobile-operate-edit': 'mobile/authoring/edit.page.tsx',
  'mobile-search': 'mobile/search/search.page.tsx',
  'mobile-recommend': 'mobile/recommend/recommend.page.tsx',
  'mobile-section': 'mobile/section/section.page.tsx',
  'mobile-developer': 'mobile/developer/developer.page.tsx',
  'mobile-import': 'mobile/import/import.page.tsx',
  'mobile-joinm': 'mobile/join/join.page.tsx',
  'mobile-joinPage': 'mobile/join/join.page.tsx',
  'mobile-Login': 'mobile/sign-in/sign-in.page.tsx',
  'mobile-my-info': 'mobile/people/my-info.page.tsx',
  'mobile-otherInfo-info': 'mobile/people/other-info.page.tsx',
  'mobile-bigshot': 'mobile/people/bigshots.page.tsx',
  'mobile-bigshot-info': 'mobile/people/bigshot-info.page.tsx',
  'mobile-bigshot-others': 'mobile/people/bigshot-others.page.tsx',
  'mobile-my-message': 'mobile/messages/messages.page.tsx',
  'mobile-my-paopao': 'mobile/score/paopao.page.tsx',
  'mobile-my-rank': 'mobile/score/rank.page.tsx',
  'mobile-my-score': 'mobile/score/score.page.tsx',
  'mobile-my-setting': 'mobile/setting/setting.page.tsx',
  'mobile-iam-login-callback': 'shared/sign-in/login-callback.page.tsx',
  'mobile-iam-profile-callback': 'shared/sign-in/profile-callback.page.tsx',
  'mobile-error-noAccess': 'mobile/errors/no-access.page.tsx',
  'mobile-errors-400': 'mobile/errors/bad-request.page.tsx',
}

/** Two pages whose names differ in nothing but case. */
const CASE_SENSITIVE = new Set(['mobile-home', 'mobile-Home'])
/** A mini-program may open the page before it knows which piece to show. */
const OPTIONAL_ID = new Set(['mobile-detail-applet-id'])

function routeOf({ name, device, path }: PageRow) {
  const id = OPTIONAL_ID.has(name) ? ':$1?' : ':$1'
  return route(path.slice(1).replace(/\{(\w+)\}/, id), MODULES[name] ?? `${device}/later/later.page.tsx`, {
    id: name,
    ...(CASE_SENSITIVE.has(name) && { caseSensitive: true }),
  })
}

const pagesOf = (device: 'pc' | 'mobile') => pageTable.filter((row) => row.device === device).map(routeOf)

/** The specification's page table: full paths, and the names its guards use. */
export default [
  index('shell/start.page.ts', { id: 'start' }),
  layout('pc/pc.layout.tsx', { id: 'pc' }, [
    ...pagesOf('pc'),
    route('pc/bigshot/info/other-list', 'pc/people/bigshot-list.page.tsx', { id: 'pc-bigshot-info-other-list' }),
    // Beyond the specification (docs/decisions 0075, 0076).
    route('pc/my/offers', 'pc/my/offers.page.tsx', { id: 'pc-my-offers' }),
    route('pc/my/privacy', 'pc/my/privacy.page.tsx', { id: 'pc-my-privacy' }),
    route('pc/*', 'shared/errors/not-found.page.tsx', { id: 'pc-not-found' }),
  ]),
  layout('mobile/mobile.layout.tsx', { id: 'mobile' }, [
    ...pagesOf('mobile'),
    route('mobile/bigshot/info/other-list', 'mobile/people/bigshot-list.page.tsx', {
      id: 'mobile-bigshot-info-other-list',
    }),
    route('mobile/my/offers', 'mobile/my/offers.page.tsx', { id: 'mobile-my-offers' }),
    route('mobile/my/privacy', 'mobile/my/privacy.page.tsx', { id: 'mobile-my-privacy' }),
    route('mobile/*', 'shared/errors/not-found.page.tsx', { id: 'mobile-not-found' }),
  ]),
  route('parts/answers/:id', 'shared/answers/answers.data.ts', { id: 'answers' }),
  route('*', 'shell/elsewhere.page.tsx', { id: 'elsewhere' }),
] satisfies RouteConfig
