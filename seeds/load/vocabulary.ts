import { catalogue, faqs, sections, tags } from '../demo/read-corpus.ts'

/** What generated FAQs are put together from: the sentences, lists and tables of the demo corpus, and its names. */

const unique = <T>(items: readonly T[]) => [...new Set(items)]
const withoutTags = (html: string) => html.replace(/<[^>]+>/g, '')

const blocks = (tag: string) =>
  faqs.flatMap((faq) => faq.html.match(new RegExp(`<${tag}[ >].*?</${tag}>|<${tag}>.*?</${tag}>`, 'gs')) ?? [])

export const sentences = unique(
  blocks('p').flatMap((block) => withoutTags(block).match(/[^。！？]{8,}[。！？]/g) ?? []),
)
export const listItems = unique(blocks('li').map(withoutTags)).filter((item) => item.length >= 6)
export const tables = unique(blocks('table')).filter((table) => table.length < 1200)
export const headings = unique([
  ...blocks('h3').map(withoutTags),
  '判断步骤',
  '常见原因',
  '处理方法',
  '注意事项',
  '选型要点',
  '现场核对清单',
])
export const conclusions = faqs.map((faq) => faq.conclusion)

export const codes = catalogue.map((entry) => entry.code)
/** Leaf sections and leaf tags carry content, as in the corpus. */
const isLeaf = (id: string, entries: readonly { parent_id: string | null }[]) =>
  entries.every((entry) => entry.parent_id !== id)
export const leafSections = sections.filter((section) => isLeaf(section.id, sections))
export const leafTags = tags.filter((tag) => isLeaf(tag.id, tags))

export const symptoms = unique(tags.flatMap((tag) => [tag.name, ...tag.aliases])).filter((name) => name.length >= 2)

export const scenes = [
  ...[
    '配电房改造',
    '数据中心列头柜',
    '地铁站用电',
    '医院手术部',
    '商业综合体',
    '水泵房',
    '光伏并网柜',
    '充电桩支路',
    '化工厂马达控制中心',
    '住宅楼总箱',
  ],
  ...[
    '高海拔矿区',
    '沿海盐雾环境',
    '机床生产线',
    '冷链仓库',
    '隧道照明',
    '消防泵控制柜',
    '风机房',
    '老厂区增容',
    '临时施工用电',
    '船厂岸电',
  ],
]
export const loads = [
  '电动机',
  '变频器',
  '照明回路',
  'UPS 输入',
  '空调机组',
  '电容补偿',
  '电加热器',
  '水泵',
  '服务器机柜',
  '焊机',
]
export const amperes = [6, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 400, 630, 800, 1000, 1250, 1600]
