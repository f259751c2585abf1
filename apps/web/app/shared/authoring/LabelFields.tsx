import type { sections, tags } from '@kms/contract'
import { TAG_LIMIT, type DraftFields } from '@kms/features/drafts/draft-fields'
import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import { useEffect, useId, useState } from 'react'
import { authoringApi } from './authoring-api.ts'

type Props = {
  tree: readonly sections.SectionTree[]
  fields: Pick<DraftFields, 'sectionId' | 'tagIds'>
  onChange: (fields: Partial<DraftFields>) => void
}

/** The section by the device's own list, which every phone does best; the tags of that section beside it. */
export function LabelFields({ tree, fields: { sectionId, tagIds }, onChange }: Props) {
  const id = useId()
  const offered = useSectionTags(sectionId)
  const toggle = (tagId: string) =>
    onChange({ tagIds: tagIds.includes(tagId) ? tagIds.filter((other) => other !== tagId) : [...tagIds, tagId] })
  return (
    <>
      <div className="form-row">
        <label className="form-label" htmlFor={id}>
          {copy.section}
        </label>
        <select
          id={id}
          value={sectionId ?? ''}
          onChange={({ target }) => onChange({ sectionId: target.value || null, tagIds: [] })}
        >
          <option value="">{copy.chooseSection}</option>
          {tree.map((section) => (
            <optgroup key={section.id} label={section.name}>
              <option value={section.id}>{section.name}</option>
              {section.children.map((child) => (
                <option key={child.id} value={child.id}>
                  {section.name} › {child.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="form-row" role="group" aria-label={copy.tags}>
        <span className="form-label">{copy.tags}</span>
        <div className="chips">
          {sectionId === null && <small>{copy.chooseSectionFirst}</small>}
          {offered.map((tag) => {
            const chosen = tagIds.includes(tag.id)
            return (
              <button
                key={tag.id}
                type="button"
                className="tag-choice"
                aria-pressed={chosen}
                disabled={!chosen && tagIds.length >= TAG_LIMIT}
                onClick={() => toggle(tag.id)}
              >
                {tag.name}
              </button>
            )
          })}
          {offered.length > 0 && <small>{copy.tagsHint(TAG_LIMIT)}</small>}
        </div>
      </div>
    </>
  )
}

function useSectionTags(sectionId: string | null): readonly tags.Tag[] {
  const [known, setKnown] = useState<{ sectionId: string; tags: tags.Tag[] } | null>(null)
  useEffect(() => {
    if (sectionId === null) return
    let over = false
    authoringApi.listSectionTags({ params: { id: sectionId } }).then(
      (found) => over || setKnown({ sectionId, tags: found }),
      () => undefined,
    )
    return () => {
      over = true
    }
  }, [sectionId])
  return known !== null && known.sectionId === sectionId ? known.tags : []
}
