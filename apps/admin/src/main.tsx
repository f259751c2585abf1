import '@kms/ui/tokens.css'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './Console.tsx'
import { createConsoleRouter } from './routes.tsx'
import { keepRecognising } from './session/recognise.ts'
import './shell/base.css'

dayjs.locale('zh-cn')
keepRecognising()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Console router={createConsoleRouter()} />
  </StrictMode>,
)
