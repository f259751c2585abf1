import '@kms/ui/tokens.css'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './Console.tsx'
import { createConsoleRouter } from './routes.tsx'
import { restoreSession } from './session/session-store.ts'
import './shell/base.css'

dayjs.locale('zh-cn')
// Before the router reads the address: the token must not become part of its history.
restoreSession()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Console router={createConsoleRouter()} />
  </StrictMode>,
)
