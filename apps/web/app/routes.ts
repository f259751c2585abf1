import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The specification's page table: full paths, and the names its guards use. */
export default [
  index('shell/start.page.ts', { id: 'start' }),
  layout('pc/pc.layout.tsx', { id: 'pc' }, [
    route('pc/home', 'pc/home/home.page.tsx', { id: 'pc-home' }),
    route('pc/detail/faq', 'pc/faq/faq-library.page.tsx', { id: 'pc-detail-faq' }),
    route('pc/detail/faq/:id', 'pc/faq/faq-detail.page.tsx', { id: 'pc-detail-faq-id' }),
    route('pc/search', 'pc/search/search.page.tsx', { id: 'pc-search' }),
    route('pc/error/noaccess', 'shared/errors/no-access.page.tsx', { id: 'pc-error-noaccess' }),
    route('pc/errors/400', 'shared/errors/bad-request.page.tsx', { id: 'pc-errors-400' }),
    route('pc/*', 'shared/errors/not-found.page.tsx', { id: 'pc-not-found' }),
  ]),
  layout('mobile/mobile.layout.tsx', { id: 'mobile' }, [
    route('mobile/home', 'mobile/home/home.page.tsx', { id: 'mobile-home', caseSensitive: true }),
    route('mobile/Home', 'mobile/home/home.page.tsx', { id: 'mobile-Home', caseSensitive: true }),
    route('mobile/detail/faq', 'mobile/faq/faq-library.page.tsx', { id: 'mobile-detail-faq' }),
    route('mobile/detail/faq/:id', 'mobile/faq/faq-detail.page.tsx', { id: 'mobile-detail-faq-id' }),
    route('mobile/search', 'mobile/search/search.page.tsx', { id: 'mobile-search' }),
    route('mobile/error/noAccess', 'mobile/errors/no-access.page.tsx', { id: 'mobile-error-noAccess' }),
    route('mobile/errors/400', 'mobile/errors/bad-request.page.tsx', { id: 'mobile-errors-400' }),
    route('mobile/*', 'shared/errors/not-found.page.tsx', { id: 'mobile-not-found' }),
  ]),
  route('*', 'shell/elsewhere.page.tsx', { id: 'elsewhere' }),
] satisfies RouteConfig
