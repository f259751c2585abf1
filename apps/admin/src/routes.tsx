import { createBrowserRouter, Navigate } from 'react-router'
import { usePerson } from './session/session-store.ts'
import { SIGN_IN_AGAIN, SIGN_OUT, SIGNED_IN } from './session/sign-in-address.ts'
import { ConsoleLayout } from './shell/ConsoleLayout.tsx'
import { firstPageFor } from './shell/console-pages.ts'
import { ForbiddenPage } from './shell/ForbiddenPage.tsx'
import { RouteFailure } from './shell/RouteFailure.tsx'
import type { RouteHandle } from './shell/route-handle.ts'
import { StatusPage } from './shell/StatusPage.tsx'

const at = (page: RouteHandle['page'], ...below: string[]): { handle: RouteHandle } => ({ handle: { page, below } })

/** Each page is its own chunk: the list never waits for the editor. */
export const createConsoleRouter = () =>
  createBrowserRouter(
    [
      { path: SIGN_IN_AGAIN, element: <Navigate to={SIGNED_IN} replace /> },
      { path: SIGNED_IN, lazy: () => import('./session/signed-in.page.tsx'), HydrateFallback: () => null },
      {
        Component: ConsoleLayout,
        ErrorBoundary: RouteFailure,
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [
              { index: true, Component: FirstPage },
              { path: 'review', ...at('review'), lazy: () => import('./review/review.page.tsx') },
              { path: 'routing', ...at('routing'), lazy: () => import('./routing/routing.page.tsx') },
              { path: 'faq', ...at('faq'), lazy: () => import('./faq/list/faq-list.page.tsx') },
              { path: 'faq/:id', ...at('faq', '编辑'), lazy: () => import('./faq/edit/faq-edit.page.tsx') },
              { path: 'questions', ...at('questions'), lazy: () => import('./questions/questions.page.tsx') },
              { path: 'banners', ...at('banners'), lazy: () => import('./banners/banners.page.tsx') },
              { path: 'notices', ...at('notices'), lazy: () => import('./notices/notices.page.tsx') },
              { path: 'hot-words', ...at('hotWords'), lazy: () => import('./search-words/hot-words.page.tsx') },
              {
                path: 'search-insight',
                ...at('searchInsight'),
                lazy: () => import('./search-words/search-insight.page.tsx'),
              },
              { path: 'synonyms', ...at('synonyms'), lazy: () => import('./dictionary/synonyms.page.tsx') },
              { path: 'catalogue', ...at('catalogue'), lazy: () => import('./dictionary/catalogue.page.tsx') },
              { path: 'points', ...at('points'), lazy: () => import('./points/points.page.tsx') },
              { path: 'sign-ins', ...at('signIns'), lazy: () => import('./sign-ins/sign-in-list.page.tsx') },
              { path: SIGN_OUT, lazy: () => import('./session/sign-out.page.tsx') },
              { path: '*', element: <StatusPage title="页面不存在" /> },
            ],
          },
        ],
      },
    ],
    { basename: '/kms/admin' },
  )

function FirstPage() {
  const first = firstPageFor(usePerson().roles)
  return first === undefined ? <ForbiddenPage /> : <Navigate to={first} replace />
}
