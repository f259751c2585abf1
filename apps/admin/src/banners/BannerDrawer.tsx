import type { AdminBanner, BannerDraft } from '@kms/contract/admin-banners'
import { Button, Drawer, Form } from 'antd'
import { useState } from 'react'
import { ActFailure } from '../form/ActFailure.tsx'
import { useAct } from '../form/use-act.ts'
import { api } from '../session/api.ts'
import { BannerFields } from './BannerFields.tsx'
import { draftOf, NEW_BANNER } from './banner-form.ts'
import { BannerPreview } from './BannerPreview.tsx'
import { BANNERS } from './use-banners.ts'

type Props = { banner: AdminBanner | null; close: () => void; reload: () => void }

/** Adds a banner, or changes one. A published one changes for readers with the save. */
export function BannerDrawer({ banner, close, reload }: Props) {
  const [draft, setDraft] = useState(() => (banner === null ? NEW_BANNER : draftOf(banner)))
  const { act, pending, failure, errorOf } = useAct(BANNERS)
  const set = <F extends keyof BannerDraft>(field: F, value: BannerDraft[F]) =>
    setDraft((before) => ({ ...before, [field]: value }))

  async function save() {
    const saved = await act(
      () =>
        banner === null
          ? api.adminCreateBanner({ body: draft })
          : api.adminSaveBanner({ params: { id: banner.id }, body: { ...draft, revision: banner.revision } }),
      '已保存',
    )
    if (saved !== null) close()
  }

  return (
    <Drawer
      open
      onClose={close}
      size={640}
      title={banner === null ? '新建横幅' : '编辑横幅'}
      footer={
        <div className="drawer-actions">
          <Button type="primary" loading={pending} onClick={() => void save()}>
            {banner?.isPublished ? '保存并立即更新' : '保存'}
          </Button>
          <Button onClick={close}>取消</Button>
        </div>
      }
    >
      <ActFailure failure={failure} reload={reload} />
      <BannerPreview draft={draft} />
      <Form className="drawer-form" layout="vertical" component="div">
        <BannerFields draft={draft} set={set} errorOf={errorOf} />
      </Form>
    </Drawer>
  )
}
