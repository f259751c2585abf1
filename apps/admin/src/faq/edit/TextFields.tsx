import { MAX_FAQ_CONCLUSION, MAX_FAQ_TITLE } from '@kms/contract/admin-faq'
import { Input } from 'antd'
import { RichTextEditor } from '../editor/RichTextEditor.tsx'
import { Field } from './Field.tsx'
import type { FaqEditor } from './use-faq-editor.ts'

/** Over the limit is shown, never cut off: somebody may be in the middle of rewording. */
export function TextFields({ editor, readOnly }: { editor: FaqEditor; readOnly: boolean }) {
  const { form, errors, setField } = editor
  return (
    <section className="panel edit-text">
      <Field field="title" label="标题" required error={errors.title}>
        {(control) => (
          <Input
            {...control}
            value={form.title}
            placeholder="读者会怎样问，就怎样写"
            count={{ show: true, max: MAX_FAQ_TITLE }}
            onChange={(event) => setField('title', event.target.value)}
          />
        )}
      </Field>
      <Field field="conclusion" label="结论" required error={errors.conclusion}>
        {(control) => (
          <Input.TextArea
            {...control}
            value={form.conclusion}
            placeholder="一两句话给出答案，列表和搜索结果直接显示它"
            autoSize={{ minRows: 2, maxRows: 6 }}
            count={{ show: true, max: MAX_FAQ_CONCLUSION }}
            onChange={(event) => setField('conclusion', event.target.value)}
          />
        )}
      </Field>
      <Field field="content" label="正文" required error={errors.content}>
        {(control) => (
          <RichTextEditor
            control={control}
            label="正文"
            initialHtml={form.content}
            readOnly={readOnly}
            onChange={(html) => setField('content', html)}
          />
        )}
      </Field>
    </section>
  )
}
