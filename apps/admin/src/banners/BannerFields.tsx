import type { BannerDraft } from '@kms/contract/admin-banners'
import { Checkbox, Input, Radio } from 'antd'
import { RichTextEditor } from '../faq/editor/RichTextEditor.tsx'
import { Labelled } from '../form/Labelled.tsx'
import { TimeField } from '../form/TimeField.tsx'

type Props = {
  draft: BannerDraft
  set: <F extends keyof BannerDraft>(field: F, value: BannerDraft[F]) => void
  errorOf: (field: string) => string | undefined
}

const THEMES = [
  { value: 'green', label: '绿' },
  { value: 'dark', label: '深' },
  { value: 'blue', label: '蓝' },
  { value: 'amber', label: '琥珀' },
]
const SITES = [
  { value: 'pc', label: '桌面站' },
  { value: 'mobile', label: '移动站' },
]
const KINDS = [
  { value: 'link', label: '链接' },
  { value: 'dialog', label: '弹窗' },
]

export function BannerFields({ draft, set, errorOf }: Props) {
  const text = (
    field: 'kicker' | 'title' | 'text' | 'action' | 'target',
    label: string,
    max: number,
    more: object = {},
  ) => (
    <Labelled id={`banner-${field}`} label={label} error={errorOf(field)} {...more}>
      {(control) => (
        <Input
          {...control}
          value={draft[field]}
          count={{ show: true, max }}
          onChange={(event) => set(field, event.target.value)}
        />
      )}
    </Labelled>
  )
  return (
    <>
      {text('title', '标题', 40, { required: true })}
      <div className="drawer-pair">
        {text('kicker', '眉题', 20)}
        {text('action', '按钮文字', 10, { required: true })}
      </div>
      {text('text', '副标题', 80)}
      <Labelled id="banner-kind" label="点开后" error={errorOf('kind')}>
        {(control) => (
          <Radio.Group
            {...control}
            options={KINDS}
            value={draft.kind}
            onChange={(event) => set('kind', event.target.value)}
          />
        )}
      </Labelled>
      {draft.kind === 'link' ? (
        text('target', '链接路径', 200, { required: true, hint: '站内路径，两个站点通用，例如 /detail/faq/1098' })
      ) : (
        <Labelled id="banner-content" label="弹窗正文" required error={errorOf('content')}>
          {(control) => (
            <RichTextEditor
              control={control}
              label="弹窗正文"
              initialHtml={draft.content}
              readOnly={false}
              onChange={(html) => set('content', html)}
            />
          )}
        </Labelled>
      )}
      <div className="drawer-pair">
        <Labelled id="banner-theme" label="配色" error={errorOf('theme')}>
          {(control) => (
            <Radio.Group
              {...control}
              options={THEMES}
              value={draft.theme}
              onChange={(event) => set('theme', event.target.value)}
            />
          )}
        </Labelled>
        <Labelled id="banner-sites" label="站点" required error={errorOf('sites')}>
          {({ id: _, ...control }) => (
            <Checkbox.Group
              {...control}
              options={SITES}
              value={draft.sites}
              onChange={(sites) => set('sites', sites as BannerDraft['sites'])}
            />
          )}
        </Labelled>
        <TimeField
          id="banner-startsAt"
          label="开始时间"
          value={draft.startsAt}
          error={errorOf('startsAt')}
          change={(moment) => set('startsAt', moment)}
        />
        <TimeField
          id="banner-endsAt"
          label="结束时间"
          value={draft.endsAt}
          error={errorOf('endsAt')}
          change={(moment) => set('endsAt', moment)}
        />
      </div>
    </>
  )
}
