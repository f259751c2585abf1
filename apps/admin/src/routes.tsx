import { createBrowserRouter, Navigate } from 'react-router'
import { ConsoleLayout } from './shell/ConsoleLayout.tsx'
import { RouteFailure } from './shell/RouteFailure.tsx'
import { StatusPage } from './shell/StatusPage.tsx'

/** Each page is its own chunk: the list never waits for the editor. */
export const createConsoleRouter = () =>
  createBrowserRouter(
    [
      {
        Component: ConsoleLayout,
        ErrorBoundary: RouteFailure,
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [
              { index: true, element: <Navigate to="/faq" replace /> },
              {
                path: 'faq',
                handle: { trail: ['内容', 'FAQ 管理'] },
                lazy: () => import('./faq/list/faq-list.page.tsx'),
              },
              {
                path: 'faq/:id',
                handle: { trail: ['内容', 'FAQ 管理', '编辑'] },
                lazy: () => import('./faq/edit/faq-edit.page.tsx'),
              },
              { path: '*', element: <StatusPage title="页面不存在" /> },
            ],
          },
        ],
      },
    ],
    { basename: '/kms/admin' },
  )
