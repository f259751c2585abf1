import { randomUUID } from 'node:crypto'
import type { Role } from '@kms/api/kernel/actor'
import type { World } from './world.ts'

/** A picture that was checked already; content names it `file:{id}`. */
export async function readyPicture(world: World, owner: Role): Promise<string> {
  const id = randomUUID()
  await world.deps.db
    .insertInto('file')
    .values({
      id,
      owner_id: world.accountOf(owner),
      name: '现场.png',
      purpose: 'image',
      state: 'ready',
      declared_type: 'image/png',
      type: 'image/png',
      width: 10,
      height: 10,
      size: '10',
      upload_key: `u/${world.accountOf(owner)}/${id}`,
      key: `public/${id}.png`,
    })
    .execute()
  return id
}
