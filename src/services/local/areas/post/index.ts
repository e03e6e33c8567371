import {
  createCategory,
  deleteCategory,
  listAllCategories,
  listCategories,
  readCategory,
  updateCategory,
} from '#schemas/services/post-category.ts'
import {
  createPost,
  deletePost,
  listAllPosts,
  listArticles,
  listPosts,
  readPost,
  readPostById,
  updatePost,
  viewPost,
} from '#schemas/services/post.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import {
  serveListAllCategories,
  serveListCategories,
  serveReadCategory,
} from './list-categories.ts'
import { serveListAllPosts, serveListArticles, serveListPosts } from './list-posts.ts'
import { serveReadPost, serveReadPostById } from './read-post.ts'
import { serveViewPost } from './view-post.ts'
import { serveCreateCategory, serveDeleteCategory, serveUpdateCategory } from './write-category.ts'
import { serveCreatePost, serveDeletePost, serveUpdatePost } from './write-post.ts'

/** What this area fulfils. */
export const postBindings = (database: Database): Binding[] => [
  bind(listPosts, serveListPosts(database)),
  bind(readPost, serveReadPost(database)),
  bind(viewPost, serveViewPost(database)),
  bind(createPost, serveCreatePost(database)),
  bind(updatePost, serveUpdatePost(database)),
  bind(deletePost, serveDeletePost(database)),
  bind(listCategories, serveListCategories(database)),
  bind(readCategory, serveReadCategory(database)),
  bind(createCategory, serveCreateCategory(database)),
  bind(updateCategory, serveUpdateCategory(database)),
  bind(deleteCategory, serveDeleteCategory(database)),
  bind(listArticles, serveListArticles(database)),
  bind(readPostById, serveReadPostById(database)),
  bind(listAllPosts, serveListAllPosts(database)),
  bind(listAllCategories, serveListAllCategories(database)),
]
