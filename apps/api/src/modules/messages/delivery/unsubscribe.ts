import { AppError } from '../../../kernel/app-error.ts'
import type { Deps } from '../../../kernel/deps.ts'

/** By the signed link in a mail, without signing in: no more mail. Twice is the same. */
export async function unsubscribe({ db, tokens }: Deps, token: string) {
  const userId = await tokens.readUnsubscribe(token)
  if (userId === undefined) throw new AppError('request.invalid', { fields: { token: '链接无效或已过期' } })
  await db
    .updateTable('user_contact')
    .set({ unsubscribed_at: new Date() })
    .where('user_id', '=', userId)
    .where('unsubscribed_at', 'is', null)
    .execute()
}
