import type { SectionRef } from '@kms/contract/sections'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { sectionTagsQuery, tagTreeQuery } from '../faq-queries.ts'
import { SectionSelect } from '../SectionSelect.tsx'
import { DateField } from './DateField.tsx'
import { normaliseCodes } from './faq-form.ts'
import { Field } from './Field.tsx'
import { tagChoices } from './tag-choices.ts'
import type { FaqEditor } from './use-faq-editor.ts'

/** Where readers find the FAQ, and how long its text is vouched for. */
export function PlacementFields({ editor, inUse }: { editor: FaqEditor; inUse: SectionRef | undefined }) {
  const { form, errors, setField } = editor
  const tree = useQuery(tagTreeQuery)
  const ofSection = useQuery({ ...sectionTagsQuery(form.sectionId ?? ''), enabled: form.sectionId !== null })
  return (
    <section className="panel">
      <Field field="sectionId" label="板块" required error={errors.sectionId}>
        {(control) => (
          <SectionSelect
            {...control}
            inUse={inUse}
            placeholder="选择板块"
            treeDefaultExpandAll
            value={form.sectionId}
            onChange={(sectionId) => setField('sectionId', sectionId)}
          />
        )}
      </Field>
      <Field field="tagIds" label="标签" error={errors.tagIds}>
        {(control) => (
          <Select
            {...control}
            mode="multiple"
            placeholder="最多 8 个"
            showSearch={{ optionFilterProp: 'label' }}
            loading={tree.isPending}
            notFoundContent={tree.isError ? '标签没有加载出来' : '没有匹配的标签'}
            options={tagChoices(tree.data ?? [], ofSection.data ?? [])}
            // Ids would be shown as numbers until the names are there.
            value={tree.isPending ? [] : form.tagIds}
            onChange={(tagIds) => setField('tagIds', tagIds)}
          />
        )}
      </Field>
      <Field field="catalogueCodes" label="适用型号" error={errors.catalogueCodes} hint="回车或逗号分隔，自动转为大写">
        {(control) => (
          <Select
            {...control}
            mode="tags"
            className="code-select"
            open={false}
            suffixIcon={null}
            placeholder="如 NSX250F"
            tokenSeparators={[',', '，', '、', ';', '；', '\n']}
            value={form.catalogueCodes}
            onChange={(codes) => setField('catalogueCodes', normaliseCodes(codes))}
          />
        )}
      </Field>
      <DateField field="validFrom" label="生效日期" editor={editor} />
      <DateField field="reviewBy" label="复核日期" editor={editor} notBefore={form.validFrom} presets />
    </section>
  )
}
