import { ApiError } from '@kms/api-client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { RouterProvider } from 'react-router/dom'
import type { createConsoleRouter } from './routes.tsx'
import { SessionGate } from './session/SessionGate.tsx'
import { consoleTheme } from './theme/console-theme.ts'
import { useScheme } from './theme/use-scheme.ts'

/** The specification shows messages for one second. */
const MESSAGE_SECONDS = 1

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
  },
})

export function Console({ router }: { router: ReturnType<typeof createConsoleRouter> }) {
  const scheme = useScheme()
  return (
    <ConfigProvider locale={zhCN} theme={consoleTheme(scheme)} button={{ autoInsertSpace: false }}>
      <App message={{ duration: MESSAGE_SECONDS }}>
        <QueryClientProvider client={client}>
          <SessionGate>
            <RouterProvider router={router} />
          </SessionGate>
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  )
}
