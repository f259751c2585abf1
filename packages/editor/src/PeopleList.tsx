import { editorCopy } from '@kms/ui/copy/editor.copy'
import { useLayoutEffect, useRef } from 'react'
import type { PeopleMenu } from './nodes/mention.ts'

/** Below the @ that opened it, inside the window. */
export function PeopleList({ menu }: { menu: PeopleMenu }) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = list.current
    if (!box || !menu.at) return
    const { offsetWidth: width, offsetHeight: height } = box
    const below = menu.at.bottom + 4
    box.style.left = `${Math.max(8, Math.min(menu.at.left, window.innerWidth - width - 8))}px`
    box.style.top = `${below + height > window.innerHeight ? Math.max(8, menu.at.top - height - 4) : below}px`
  }, [menu])
  return (
    <div ref={list} className="editor-people" role="listbox" tabIndex={-1} aria-label={editorCopy.people}>
      {menu.items.length === 0 && <p>{editorCopy.nobody}</p>}
      {menu.items.map((person, index) => (
        <button
          key={person.id}
          type="button"
          role="option"
          aria-selected={index === menu.chosen}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => menu.choose(person)}
        >
          <b>{person.nickname}</b> <small>{person.title}</small>
        </button>
      ))}
    </div>
  )
}
