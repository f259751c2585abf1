import { z } from 'zod'

/** Every failure that the API can name. The wire carries the name; the copy lives beside it. */
export const errorCatalogue = {
  'request.invalid': { status: 400, message: '请求参数有误' },
  'request.too_deep': { status: 400, message: '页码太靠后，请使用筛选条件缩小范围' },
  'auth.required': { status: 401, message: '请先登录' },
  'auth.origin': { status: 403, message: '请求来源不受信任' },
  'auth.forbidden': { status: 403, message: '没有权限' },
  'signin.state_invalid': { status: 400, message: '登录已超时，请重新登录' },
  'signin.address_refused': { status: 400, message: '返回地址不受信任' },
  'signin.refused': { status: 400, message: '登录没有成功，请重新登录' },
  'signin.banned': { status: 403, message: '账号已停用，如有疑问请联系客服' },
  'signin.again': { status: 409, message: '登录信息已过期，请重新登录后再试' },
  'ticket.not_found': { status: 404, message: '二维码已失效，请刷新后重新扫描' },
  'share.address_refused': { status: 400, message: '该地址不能分享' },
  'message.not_found': { status: 404, message: '请求的资源不存在' },
  'request.not_found': { status: 404, message: '请求的资源不存在' },
  'faq.not_found': { status: 404, message: '请求的资源不存在' },
  'section.not_found': { status: 404, message: '请求的资源不存在' },
  'faq.changed_elsewhere': { status: 409, message: '内容已被他人修改，请刷新后再编辑' },
  'faq.nothing_to_publish': { status: 409, message: '没有待发布的修改' },
  'faq.not_published': { status: 409, message: '该 FAQ 尚未发布' },
  'file.not_found': { status: 404, message: '请求的资源不存在' },
  'file.type_refused': { status: 400, message: '不支持上传这种类型的文件' },
  'file.too_large': { status: 413, message: '文件过大' },
  'file.too_many': { status: 429, message: '未完成的上传太多，请先完成或取消' },
  'file.changed': { status: 409, message: '与之前上传的不是同一个文件' },
  'file.in_use': { status: 409, message: '文件正在使用，不能删除' },
  'file.store_unavailable': { status: 503, message: '文件服务暂时不可用，请稍后再试' },
  'wechat.not_linked': { status: 409, message: '请先在微信中登录一次，再发送到微信' },
  'wechat.cannot_receive': { status: 409, message: '请先关注公众号并给它发一条消息，再发送到微信' },
  'question.not_found': { status: 404, message: '请求的资源不存在' },
  'question.changed_elsewhere': { status: 409, message: '另一窗口有更新的草稿，请对比后选择' },
  'answer.not_found': { status: 404, message: '请求的资源不存在' },
  'answer.changed_elsewhere': { status: 409, message: '回答已在别处修改，请刷新后再编辑' },
  'comment.not_found': { status: 404, message: '请求的资源不存在' },
  'comment.changed_elsewhere': { status: 409, message: '评论已在别处修改，请刷新后再编辑' },
  'request.key_reused': { status: 409, message: '请求重复，请刷新后再试' },
  'section.too_many': { status: 409, message: '关注的板块太多，请先取消一些' },
  'tag.not_found': { status: 404, message: '请求的资源不存在' },
  'tag.too_many': { status: 409, message: '标签太多，请先删除一些' },
  'user.not_found': { status: 404, message: '请求的资源不存在' },
  'focus.own': { status: 400, message: '不能关注自己' },
  'focus.too_many': { status: 409, message: '关注的人太多，请先取消一些' },
  'content.refused': { status: 400, message: '含有不能发布的内容，请修改后再发布' },
  'review.not_found': { status: 404, message: '请求的资源不存在' },
  'review.claimed_elsewhere': { status: 409, message: '其他审核员正在处理这条内容' },
  'review.changed_elsewhere': { status: 409, message: '内容有了新的版本或已被处理，请刷新后再看' },
  'review.own_content': { status: 403, message: '不能审核自己的内容' },
  'review.too_late': { status: 409, message: '已超过撤销时间' },
  'sensitive_word.too_many': { status: 409, message: '敏感词数量已达上限' },
  'synonym.not_found': { status: 404, message: '请求的资源不存在' },
  'synonym.changed_elsewhere': { status: 409, message: '内容已被他人修改，请刷新后再编辑' },
  'score.not_found': { status: 404, message: '请求的资源不存在' },
  'score.expired': { status: 409, message: '这个泡泡已过期' },
  'score.not_enough': { status: 409, message: '积分不足' },
  'score.amount_refused': { status: 409, message: '兑换数量不符合该平台的要求' },
  'score.daily_limit': { status: 409, message: '今日兑换已达上限，请明天再来' },
  'platform.not_found': { status: 404, message: '请求的资源不存在' },
  'point_rule.not_found': { status: 404, message: '请求的资源不存在' },
  'point_rule.changed_elsewhere': { status: 409, message: '规则已被他人修改，请刷新后再编辑' },
  'platform.changed_elsewhere': { status: 409, message: '平台已被他人修改，请刷新后再编辑' },
  'request.too_large': { status: 413, message: '内容过大' },
  'rate.limited': { status: 429, message: '操作太频繁，请稍后再试' },
  'outside.unavailable': { status: 503, message: '外部服务暂时不可用，请稍后再试' },
  'signin.unavailable': { status: 503, message: '登录服务暂时不可用，请稍后再试' },
  'system.unexpected': { status: 500, message: '系统错误，请联系管理员' },
  'system.busy': { status: 503, message: '系统繁忙，请稍后再试' },
  'system.unavailable': { status: 503, message: '服务暂时不可用，请稍后再试' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorName = keyof typeof errorCatalogue

export const errorBody = z
  .object({
    code: z.number().int(),
    error: z.string(),
    message: z.string(),
    data: z.null(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof errorBody>

/** Success is HTTP 200 with this body and nothing else. */
export const envelopeOf = <T extends z.ZodType>(data: T) =>
  z.object({ code: z.literal(200), message: z.string(), data })
