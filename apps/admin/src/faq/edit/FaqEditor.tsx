import type { AdminFaq } from '@kms/contract/admin-faq'
import { Alert, App, Form } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { describeFailure, requestIdOf } from '../../session/describe-failure.ts'
import { useShortcut } from '../../shell/use-shortcut.ts'
import { PreviewDrawer } from '../preview/PreviewDrawer.tsx'
import { StatusBadges } from '../StatusBadges.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { EditorActions } from './EditorActions.tsx'
import { FaqHistory } from './FaqHistory.tsx'
import { FIELD_ORDER } from './faq-form.ts'
import { fieldId } from './Field.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { PlacementFields } from './PlacementFields.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { SaveState } from './SaveState.tsx'
import { TextFields } from './TextFields.tsx'
import { useFaqEditor, type EditorAct } from './use-faq-editor.ts'

const FAILED: Record<EditorAct, string> = {
  save: '草稿没有保存',
  publish: '没有发布',
  withdraw: '没有撤回',
  review: '没有复核',
  reload: '没有载入最新内容',
}

type Props = {
  faq: AdminFaq | null
  /** What a new one is to be about, when somebody came from a list of what is missing. */
  firstTitle: string
  visit: string
  listAddress: string
  onCreated: (id: string) => void
}

export function FaqEditor({ faq, firstTitle, visit, listAddress, onCreated }: Props) {
  const editor = useFaqEditor(faq, firstTitle, visit, onCreated)
  const { message, modal } = App.useApp()
  const [previewing, setPreviewing] = useState(false)
  const [asking, setAsking] = useState(false)
  const { errors, held, failure, conflict } = editor
  const mayEdit = faq?.can.edit ?? true
  const mayPublish =
    mayEdit && !conflict && (faq === null || faq.hasDraft || faq.status !== 'published' || editor.dirty)
  const title = editor.form.title.trim() || '未命名 FAQ'

  const leadToFirstError = useEffectEvent(() => {
    const first = FIELD_ORDER.find((field) => errors[field] !== undefined)
    if (first !== undefined) document.getElementById(fieldId(first))?.focus()
  })
  useEffect(() => {
    if (editor.refusals > 0) leadToFirstError()
  }, [editor.refusals])

  async function askToPublish() {
    setAsking(true)
    const agreed = await modal.confirm({
      title: `发布《${title}》`,
      content: '发布后，桌面站、移动站和搜索在几秒内换成这一版。',
      okText: '发布',
      cancelText: '再看看',
    })
    setAsking(false)
    if (agreed && (await editor.publish())) void message.success('已发布')
  }

  async function askToWithdraw() {
    setAsking(true)
    const agreed = await modal.confirm({
      title: `撤回《${title}》`,
      content: '撤回后读者打不开这一篇，搜索里也找不到；内容和版本记录都保留。',
      okText: '撤回',
      okButtonProps: { danger: true },
      cancelText: '再看看',
    })
    setAsking(false)
    if (agreed && (await editor.withdraw())) void message.success('已撤回')
  }

  async function preview() {
    if (!mayEdit || (await editor.save()) !== null) setPreviewing(true)
  }

  const keys = { ctrl: true, enabled: mayEdit && !asking && !previewing }
  useShortcut({ ...keys, key: 's' }, () => !conflict && void editor.save())
  useShortcut({ ...keys, key: 'Enter' }, () => mayPublish && void askToPublish())

  return (
    <Form layout="vertical" component={false} disabled={!mayEdit || editor.locked}>
      <title>{`${title} - 施知道 运营台`}</title>
      <div className="page-head">
        <Link to={listAddress}>返回列表</Link>
        <h1>{faq === null ? '新建 FAQ' : mayEdit ? '编辑 FAQ' : '查看 FAQ'}</h1>
        {faq !== null && <StatusBadges {...faq} />}
        <SaveState editor={editor} faq={faq} />
      </div>
      {conflict && held !== null && <ConflictNotice id={held.id} editor={editor} />}
      {failure !== null && (
        <Alert
          className="edit-notice"
          type="error"
          showIcon
          role="alert"
          title={`${FAILED[failure.act]}：${describeFailure(failure.error)}`}
          description={requestIdOf(failure.error) && `请求编号 ${requestIdOf(failure.error)}`}
        />
      )}
      <div className="edit-grid">
        <TextFields key={editor.generation} editor={editor} readOnly={!mayEdit || editor.locked} />
        <aside className="edit-aside">
          <PlacementFields editor={editor} inUse={faq?.section} />
          {faq?.status === 'published' && <ReviewPanel faq={faq} editor={editor} onAsking={setAsking} />}
          {faq !== null && <FaqHistory revisions={faq.revisions} />}
        </aside>
      </div>
      <EditorActions
        faq={faq}
        editor={editor}
        mayPublish={mayPublish}
        onPreview={() => void preview()}
        onPublish={() => void askToPublish()}
        onWithdraw={() => void askToWithdraw()}
      />
      {held !== null && <PreviewDrawer {...held} open={previewing} onClose={() => setPreviewing(false)} />}
      <LeaveDialog editor={editor} />
    </Form>
  )
}
