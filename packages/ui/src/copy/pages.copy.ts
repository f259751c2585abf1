/** The name of every page, and for pages whose content is still to come one honest sentence about it. */
type PageCopy = { title: string; soon?: string }

/** By the part of the page's name that follows the site. */
const pages: Record<string, PageCopy> = {
  App: { title: '手机上的施知道', soon: '这个页面还没有开放。开放后，这里说明怎样在手机和微信里使用施知道。' },
  bigshot: { title: '大咖' },
  'bigshot-info': { title: '大咖主页' },
  'bigshot-info-other-list': { title: '大咖的内容' },
  'bigshot-others': { title: '更多大咖' },
  designBoom: { title: '设计师活动', soon: '活动还没有开始。开始后，这里可以报名、看规则和自己的进度。' },
  'designBoom-rank': { title: '设计师活动榜单', soon: '活动还没有开始。开始后，这里是参加者的排名。' },
  gongKongBoom: { title: '工控活动', soon: '活动还没有开始。开始后，这里可以看规则和自己的进度。' },
  detail: { title: '知识库' },
  'detail-faq': { title: 'FAQ 库' },
  'detail-faq-id': { title: 'FAQ 详情' },
  'detail-question': { title: '问答' },
  'detail-question-id': { title: '问题详情' },
  'detail-applet-id': { title: '小程序内容', soon: '小程序内容还没有开放。开放后，这里显示从小程序打开的问题或文章。' },
  developer: { title: '开发者社区' },
  home: { title: '首页' },
  Home: { title: '首页' },
  import: { title: '打开内容' },
  joinc: { title: '加入施知道' },
  joinm: { title: '加入施知道' },
  joinPage: { title: '加入施知道' },
  Login: { title: '登录' },
  qrCode: { title: '扫码登录' },
  notice: { title: '公告' },
  operate: { title: '创作' },
  'operate-add': { title: '发布内容' },
  'operate-applet': { title: '发布内容' },
  'operate-draft': { title: '草稿箱' },
  'operate-edit': { title: '编辑内容' },
  'operate-label': { title: '选择标签' },
  recommend: { title: '推荐' },
  search: { title: '搜索' },
  section: { title: '板块' },
  SharePage: { title: '分享', soon: '分享页还没有开放。开放后，这里显示别人分享给你的内容。' },
  'my-info': { title: '我的' },
  'my-message': { title: '消息' },
  'my-paopao': { title: '泡泡' },
  'my-rank': { title: '积分榜' },
  'my-score': { title: '积分' },
  'my-setting': { title: '设置' },
  'otherInfo-info': { title: '个人主页' },
  'roundTable-RtList': { title: '圆桌', soon: '圆桌还没有开放。开放后，这里有预告、正在进行和往期的圆桌。' },
  'roundTable-RtDetail': { title: '圆桌详情', soon: '圆桌还没有开放。开放后，这里是嘉宾、话题和讨论。' },
  'error-noaccess': { title: '没有权限' },
  'error-noAccess': { title: '没有权限' },
  'errors-400': { title: '请求有误' },
  'iam-login-callback': { title: '正在登录' },
  'iam-profile-callback': { title: '正在更新资料' },
}

/** By the name the guards use: `pc-detail-faq`. Undefined for what is no page of the specification. */
export const pageCopy = (name: string | undefined): PageCopy | undefined =>
  pages[name?.replace(/^(pc|mobile)-/, '') ?? '']

export const roomCopy = { browse: '浏览 FAQ 库' } as const
