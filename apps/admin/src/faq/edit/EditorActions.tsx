import type { AdminFaq } from '@kms/contract/admin-faq'
import { Button } from 'antd'
import { Check, Eye, Save } from 'lucide-react'
import type { FaqEditor } from './use-faq-editor.ts'

type Props = {
  faq: AdminFaq | null
  editor: FaqEditor
  mayPublish: boolean
  onPreview: () => void
  onPublish: () => void
  onWithdraw: () => void
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

export function EditorActions({ faq, editor, mayPublish, onPreview, onPublish, onWithdraw }: Props) {
  const { dirty, pending, conflict } = editor
  const mayEdit = faq?.can.edit ?? true
  return (
    <div className="edit-actions" role="toolbar" aria-label="FAQ 操作">
      {mayEdit && (
        <>
          <Button
            type="primary"
            icon={<Check {...icon} />}
            disabled={!mayPublish || (pending !== null && pending !== 'publish')}
            loading={pending === 'publish'}
            onClick={onPublish}
          >
            发布 <kbd>Ctrl Enter</kbd>
          </Button>
          <Button
            icon={<Save {...icon} />}
            disabled={conflict || (!dirty && faq !== null) || (pending !== null && pending !== 'save')}
            loading={pending === 'save'}
            onClick={() => void editor.save()}
          >
            保存草稿 <kbd>Ctrl S</kbd>
          </Button>
        </>
      )}
      <Button icon={<Eye {...icon} />} disabled={conflict || pending !== null} onClick={onPreview}>
        {dirty ? '保存并预览' : '预览'}
      </Button>
      {faq?.can.withdraw && (
        <Button
          danger
          disabled={dirty || pending !== null || conflict}
          loading={pending === 'withdraw'}
          onClick={onWithdraw}
        >
          撤回
        </Button>
      )}
      <span className="edit-actions-note">{note(faq, editor)}</span>
    </div>
  )
}

function note(faq: AdminFaq | null, { dirty, conflict }: FaqEditor): string {
  if (conflict) return ''
  if (faq === null) return '保存后只有运营人员可见，发布后读者可见'
  if (!faq.can.edit) return '你可以查看，不能修改'
  if (dirty) return faq.can.withdraw ? '保存修改后才能撤回' : ''
  if (faq.status === 'published' && faq.hasDraft) return '读者看到的仍是已发布的版本'
  return ''
}
