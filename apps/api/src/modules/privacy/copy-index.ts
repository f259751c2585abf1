import type { Copied } from './collect-copy.ts'

/** How the tables are called in the archive; one that is new here appears under its own name. */
const NAMES: Record<string, string> = {
  app_user: '账号资料',
  user_identity: '登录身份',
  user_session: '登录设备',
  sign_in_event: '登录记录',
  message: '消息',
  message_switch: '消息设置',
  user_contact: '联系方式',
  message_delivery: '微信与邮件通知',
  user_section: '关注的板块',
  user_tag: '关注的标签',
  user_focus: '关注的人',
  user_badge: '徽章',
  recommendation: '为我推荐',
  point_entry: '积分明细',
  point_balance: '积分余额',
  point_sign: '签到',
  score_exchange: '积分兑换',
  expert_setting: '接单时间',
  question_offer: '邀请我回答的问题',
  question: '问题与文章',
  question_draft: '草稿',
  question_like: '点赞的问题',
  question_collect: '收藏的问题',
  answer: '回答',
  answer_like: '点赞的回答',
  answer_collect: '收藏的回答',
  answer_comment: '评论',
  faq_like: '点赞的 FAQ',
  faq_collect: '收藏的 FAQ',
  file: '上传的文件',
  data_export: '数据副本',
}

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The first page of the archive: what there is, how much of it, and in which file. Opens without any program of ours. */
export function copyIndex(copies: readonly Copied[], madeAt: Date): string {
  const rows = copies.map(
    ({ table, rows: found, isCut }) =>
      `<tr><td><a href="data/${escape(table)}.json">${escape(NAMES[table] ?? table)}</a></td><td>${found.length}${isCut ? '（仅最近部分）' : ''}</td></tr>`,
  )
  const files = copies.find(({ table }) => table === 'file')?.rows ?? []
  const listed = files.map(
    (file) => `<li>${escape(String(file['name']))}（${escape(String(file['size'] ?? 0))} 字节）</li>`,
  )
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>施知道 · 我的数据</title>
<style>body{font:16px/1.7 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}td{padding:.25rem 1.5rem .25rem 0}</style></head>
<body><h1>施知道 · 我的数据</h1>
<p>生成于 ${escape(madeAt.toISOString())}。下列每一项都是一个 JSON 文件，可用任何文本编辑器打开。</p>
<table><thead><tr><th>内容</th><th>条数</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>上传的文件</h2>
<ul>${listed.join('\n') || '<li>无</li>'}</ul>
</body></html>
`
}
