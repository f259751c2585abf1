import type { ApiConfig } from '@kms/config'
import { below, outsideCall } from './outside-call.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** For the mail program's own button (RFC 8058). */
  unsubscribeUrl: string
  /** The same key is the same mail. */
  key: string
}
export type MailGateway = ReturnType<typeof createMailGateway>

/** The company's mail gateway over HTTP: it queues, signs (DKIM) and tries again; SMTP from here would make all of that ours. */
export function createMailGateway(config: ApiConfig) {
  const { MAIL_GATEWAY: origin, MAIL_KEY: key, MAIL_FROM: from, OUTSIDE_TIMEOUT_MS: timeoutMs } = config
  return {
    isOn: origin !== undefined,
    async send(mail: Mail) {
      if (origin === undefined) return
      await outsideCall<unknown>('POST', below(origin, '/messages'), {
        timeoutMs,
        headers: { authorization: `Bearer ${key}`, 'idempotency-key': mail.key },
        body: {
          ...{ from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html },
          headers: {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        },
      })
    },
  }
}
