import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { Picture } from '../parts/picture.tsx'
import type { BookListProps } from './schema.ts'

/** Books. Renders nothing without books. */
export function BookList({ props }: BlockProps<BookListProps>) {
  if (props.items.length === 0) return null

  return (
    <TitledSection props={props}>
      <ul className="book-list">
        {props.items.map((book) => (
          <Book key={book.title} book={book} />
        ))}
      </ul>
    </TitledSection>
  )
}

function Book({ book }: { book: BookListProps['items'][number] }) {
  return (
    <li className="book-list-book">
      {book.cover ? (
        <Picture className="book-list-cover" src={book.cover} place="tile" unknown={[240, 360]} />
      ) : (
        <div className="book-list-cover book-list-plain motif" aria-hidden="true">
          <span className="line-clamp-5">{book.title}</span>
        </div>
      )}
      <div>
        <h3 className="text-heading">
          {book.href ? (
            <a className="card-link" href={book.href}>
              {book.title}
            </a>
          ) : (
            book.title
          )}
        </h3>
        <p className="mt-1 text-small text-muted">
          {book.author}
          {book.year !== undefined && `, ${book.year}`}
        </p>
        {book.summary && <p className="mt-3 text-small">{book.summary}</p>}
      </div>
    </li>
  )
}
