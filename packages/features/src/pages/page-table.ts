import type { Device } from '../device/device.ts'
import { traitsOf, type PageTraits } from './page-traits.ts'

type Extras = {
  /** Its room is ready, its content comes with a later capability. */
  later?: true
  /** Named checks that run before the page; the access check always runs. */
  middleware?: readonly string[]
}

export type PageRow = PageTraits &
  Extras & {
    /** As the specification's guards call it: `pc-detail-faq-id`. */
    name: string
    device: Device
    path: string
  }

const LATER = { later: true } as const
const HOME = { middleware: ['welcome'] } as const

/** Every page of the specification. Who may see it and which chrome it has is in page-traits.ts. */
const ROWS: readonly [path: string, extras?: Extras][] = [
  ['/pc/App', LATER],
  ['/pc/bigshot'],
  ['/pc/bigshot/info'],
  ['/pc/bigshot/others'],
  ['/pc/detail'],
  ['/pc/detail/faq'],
  ['/pc/detail/question'],
  ['/pc/detail/faq/{id}'],
  ['/pc/detail/question/{id}'],
  ['/pc/developer'],
  ['/pc/home', HOME],
  ['/pc/joinc'],
  ['/pc/joinPage'],
  ['/pc/Login'],
  ['/pc/notice'],
  ['/pc/operate'],
  ['/pc/operate/add'],
  ['/pc/operate/draft'],
  ['/pc/operate/edit'],
  ['/pc/operate/label'],
  ['/pc/qrCode'],
  ['/pc/recommend'],
  ['/pc/search'],
  ['/pc/my/info'],
  ['/pc/my/paopao'],
  ['/pc/my/rank'],
  ['/pc/otherInfo/info'],
  ['/pc/roundTable/RtDetail', LATER],
  ['/pc/roundTable/RtList', LATER],
  ['/pc/error/noaccess'],
  ['/pc/errors/400'],
  ['/pc/iam/login/callback'],
  ['/pc/iam/profile/callback'],
  ['/mobile/bigshot'],
  ['/mobile/bigshot/info'],
  ['/mobile/bigshot/others'],
  ['/mobile/designBoom', LATER],
  ['/mobile/designBoom/rank', LATER],
  ['/mobile/gongKongBoom', LATER],
  ['/mobile/detail'],
  ['/mobile/detail/faq'],
  ['/mobile/detail/question'],
  ['/mobile/detail/applet/{id}', { later: true, middleware: ['applet'] }],
  ['/mobile/detail/faq/{id}'],
  ['/mobile/detail/question/{id}'],
  ['/mobile/developer'],
  ['/mobile/home', HOME],
  ['/mobile/Home', HOME],
  ['/mobile/import'],
  ['/mobile/joinm'],
  ['/mobile/joinPage'],
  ['/mobile/Login'],
  ['/mobile/notice'],
  ['/mobile/recommend'],
  ['/mobile/search'],
  ['/mobile/section'],
  ['/mobile/SharePage', LATER],
  ['/mobile/my/info'],
  ['/mobile/my/message'],
  ['/mobile/my/paopao'],
  ['/mobile/my/rank'],
  ['/mobile/my/score'],
  ['/mobile/my/setting'],
  ['/mobile/operate/add'],
  ['/mobile/operate/applet'],
  ['/mobile/operate/draft'],
  ['/mobile/operate/edit'],
  ['/mobile/otherInfo/info'],
  ['/mobile/roundTable/RtDetail', LATER],
  ['/mobile/roundTable/RtList', LATER],
  ['/mobile/error/noAccess'],
  ['/mobile/errors/400'],
  ['/mobile/iam/login/callback'],
  ['/mobile/iam/profile/callback'],
]

export const pageTable: readonly PageRow[] = ROWS.map(([path, extras]) => {
  const name = path.slice(1).replaceAll('/', '-').replace(/[{}]/g, '')
  return { ...traitsOf(name), ...extras, name, device: path.startsWith('/pc') ? 'pc' : 'mobile', path }
})

const byName = new Map(pageTable.map((row) => [row.name, row]))

/** Undefined for what is no page of the specification: not-found pages, the start. */
export const pageByName = (name: string | undefined): PageRow | undefined =>
  name === undefined ? undefined : byName.get(name)
