import { ROLES } from '@kms/api/kernel/actor'
import { startDoubles, type Doubles } from '@kms/doubles'
import { createWorld, type World } from './world.ts'

/** Nobody listens there: requests to it are injected into the world's API. */
const PUBLIC_ORIGIN = 'http://127.0.0.1:18111'

export type OutsideWorld = World & { doubles: Doubles; origin: string }

/** A world with outside services of its own: provider, WeChat, chat, data centre. The provider knows an account for every role. */
export async function createOutsideWorld(env: Record<string, string> = {}): Promise<OutsideWorld> {
  const doubles = await startDoubles({ publicOrigins: [PUBLIC_ORIGIN] })
  const { origin } = doubles
  const world = await createWorld({
    env: {
      PUBLIC_ORIGIN,
      IAM_ISSUER: `${origin}/iam`,
      WECHAT_OPEN_ORIGIN: `${origin}/wechat-open`,
      WECHAT_API_ORIGIN: `${origin}/wechat-api`,
      DC_ORIGIN: `${origin}/dc`,
      SCORE_ORIGIN: `${origin}/score`,
      MAIL_GATEWAY: `${origin}/mail`,
      ...env,
    },
  })
  await world.deps.db
    .insertInto('user_identity')
    .values(ROLES.map((role) => ({ provider: 'iam', subject: role, user_id: world.accountOf(role) })))
    .execute()
  return {
    ...world,
    doubles,
    origin: PUBLIC_ORIGIN,
    async close() {
      await world.close()
      await doubles.close()
    },
  }
}
