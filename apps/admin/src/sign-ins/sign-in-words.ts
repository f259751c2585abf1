import type { SignInEvent, SignInMethod, SignInOutcome } from '@kms/contract/admin-sign-ins'

type Tone = 'plain' | 'live' | 'wait' | 'danger'

/** How each outcome is called and coloured, in the order in which the filter offers them. */
export const OUTCOMES: Record<SignInOutcome, { label: string; tone: Tone }> = {
  signed_in: { label: '成功', tone: 'live' },
  refused: { label: '被拒绝', tone: 'wait' },
  banned: { label: '已停用', tone: 'danger' },
  signed_out: { label: '退出', tone: 'plain' },
}

export const METHODS: Record<SignInMethod, string> = { iam: '统一登录', wechat: '微信', qr: '扫码', fake: '开发' }

const CHANNELS: Record<string, string> = { pc: '桌面站', mobile: '移动站', fake: '开发' }

const REASONS: Record<string, string> = {
  all: '在所有设备上退出',
  'signin.banned': '账号已停用',
  'signin.refused': '身份提供方的答复未通过核验',
  'signin.state_invalid': '登录超时、重复使用或换了浏览器',
  'signin.address_refused': '返回地址不受信任',
  'signin.unavailable': '身份提供方没有回应',
}

/** A word that is not known here is shown as it is: the log must not hide anything. */
export const channelWord = (channel: SignInEvent['channel']) => wordFor(CHANNELS, channel)
export const reasonWord = (reason: SignInEvent['reason']) => wordFor(REASONS, reason)

const wordFor = (words: Record<string, string>, key: string) => (Object.hasOwn(words, key) ? words[key] : key)
