import type { AdminNotice, NoticeDraft } from '@kms/contract/admin-notices'
import { App, Button, Checkbox, Form, Input } from 'antd'
import { useState } from 'react'
import { PreviewFrame } from '../faq/preview/PreviewFrame.tsx'
import { RichTextEditor } from '../faq/editor/RichTextEditor.tsx'
import { ActFailure } from '../form/ActFailure.tsx'
import { Labelled } from '../form/Labelled.tsx'
import { TimeField } from '../form/TimeField.tsx'
import { useAct } from '../form/use-act.ts'
import { api } from '../session/api.ts'
import { NOTICES } from './use-notices.ts'

const NEW: NoticeDraft = { title: '', content: '', isPinned: false, publishedAt: null, endsAt: null }
const draftOf = ({ title, content, isPinned, publishedAt, endsAt, state }: AdminNotice): NoticeDraft => ({
  ...{ title, content, isPinned, endsAt },
  publishedAt: state === 'draft' ? null : publishedAt,
})

type Props = { notice: AdminNotice | null; close: () => void; reload: () => void }

/** Writes, publishes and withdraws one notice. Publishing saves first what is on the screen. */
export function NoticeForm({ notice, close, reload }: Props) {
  const [draft, setDraft] = useState(() => (notice === null ? NEW : draftOf(notice)))
  const [tell, setTell] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const { act, pending, failure, errorOf } = useAct(NOTICES)
  const { modal } = App.useApp()
  const set = (change: Partial<NoticeDraft>) => setDraft((before) => ({ ...before, ...change }))

  const saved = () =>
    notice === null
      ? api.adminCreateNotice({ body: draft })
      : api.adminSaveNotice({ params: { id: notice.id }, body: { ...draft, revision: notice.revision } })
  const save = async () => (await act(saved, '已保存')) && close()
  const publish = async () => {
    const agreed =
      !tell ||
      (await modal.confirm({
        title: '发布并通知全体会员',
        content: '每位会员都会收到一条消息，已关闭公告消息的除外。发出后不能收回。',
        okText: '发布并通知',
        cancelText: '再看看',
      }))
    if (!agreed) return
    const done = await act(async () => {
      const { id, revision } = await saved()
      return api.adminPublishNotice({ params: { id }, body: { revision, tell } })
    }, '已发布')
    if (done) close()
  }
  const withdraw = async () =>
    notice !== null &&
    (await act(
      () => api.adminWithdrawNotice({ params: { id: notice.id }, body: { revision: notice.revision } }),
      '已撤回',
    )) &&
    close()

  return (
    <Form className="drawer-form" layout="vertical" component="div">
      <ActFailure failure={failure} reload={reload} />
      <Labelled id="notice-title" label="标题" required error={errorOf('title')}>
        {(control) => (
          <Input
            {...control}
            value={draft.title}
            count={{ show: true, max: 60 }}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Labelled>
      {previewing ? (
        <div className="notice-preview">
          <PreviewFrame title={draft.title}>
            <h1>{draft.title}</h1>
            <div className="rich-text" dangerouslySetInnerHTML={{ __html: draft.content }} />
          </PreviewFrame>
        </div>
      ) : (
        <Labelled id="notice-content" label="正文" required error={errorOf('content')}>
          {(control) => (
            <RichTextEditor
              control={control}
              label="正文"
              initialHtml={draft.content}
              readOnly={false}
              onChange={(content) => set({ content })}
            />
          )}
        </Labelled>
      )}
      <div className="drawer-pair">
        <TimeField
          id="notice-publishedAt"
          label="展示时间"
          value={draft.publishedAt}
          error={errorOf('publishedAt')}
          hint="不填则从发布时起"
          change={(publishedAt) => set({ publishedAt })}
        />
        <TimeField
          id="notice-endsAt"
          label="结束时间"
          value={draft.endsAt}
          error={errorOf('endsAt')}
          change={(endsAt) => set({ endsAt })}
        />
      </div>
      <p>
        <Checkbox checked={draft.isPinned} onChange={(event) => set({ isPinned: event.target.checked })}>
          置顶
        </Checkbox>
        {!notice?.isPublished && (
          <Checkbox
            checked={tell}
            disabled={Boolean(notice?.toldAt)}
            onChange={(event) => setTell(event.target.checked)}
          >
            {notice?.toldAt ? '已通知过会员' : '发布时通知全体会员'}
          </Checkbox>
        )}
      </p>
      <div className="drawer-actions">
        {notice?.isPublished ? (
          <>
            <Button type="primary" loading={pending} onClick={() => void save()}>
              保存并立即更新
            </Button>
            <Button danger loading={pending} onClick={() => void withdraw()}>
              撤回
            </Button>
          </>
        ) : (
          <>
            <Button type="primary" loading={pending} onClick={() => void publish()}>
              发布
            </Button>
            <Button loading={pending} onClick={() => void save()}>
              保存草稿
            </Button>
          </>
        )}
        <Button onClick={() => setPreviewing(!previewing)}>{previewing ? '继续编辑' : '预览'}</Button>
      </div>
    </Form>
  )
}
