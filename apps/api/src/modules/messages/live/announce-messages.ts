import type { Deps } from '../../../kernel/deps.ts'

export const messageChannel = (prefix: string) => `${prefix}:messages`

/** Says whose unread messages have changed, to every process that shows them; call it after the commit. Never fails: whoever isn't told asks by and by. */
export async function announceMessages({ redis, config }: Pick<Deps, 'redis' | 'config'>, userIds: readonly string[]) {
  await redis.publish(messageChannel(config.REDIS_PREFIX), JSON.stringify(userIds)).catch(() => 0)
}
