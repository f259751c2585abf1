import { adminFaq } from '@kms/contract'
import type { World } from './world.ts'

/** A draft that is good enough to publish. */
export function faqDraft(world: World, over: Partial<adminFaq.FaqDraft> = {}): adminFaq.FaqDraft {
  return {
    title: 'NSX250F 脱扣后怎样复位',
    conclusion: '先断电验电，把手柄压到 O/RESET 再合闸。',
    content: '<p>手柄停在中间是脱扣位。</p><ol><li>断开上级电源并验电。</li></ol>',
    sectionId: world.taxonomy.mccb,
    tagIds: [world.taxonomy.tripping],
    catalogueCodes: ['NSX250F'],
    validFrom: '2026-01-01',
    reviewBy: '2099-01-01',
    ...over,
  }
}

/** Writes and publishes a FAQ through the API, as an operator would; returns its id. */
export async function publishedFaq(world: World, over: Partial<adminFaq.FaqDraft> = {}): Promise<string> {
  const created = await world.call(adminFaq.adminCreateFaq, { body: faqDraft(world, over) }, 'operator')
  const { id, revision } = created.data
  const published = await world.call(adminFaq.adminPublishFaq, { params: { id }, body: { revision } }, 'operator')
  if (published.status !== 200) throw new Error(`publishing failed: ${published.body.message}`)
  return id
}
