import type { HelpArticle } from '@mekong/api-client/types';
import { describe, expect, test } from 'vitest';
import {
  articlePath,
  findArticles,
  helpPath,
  namingArticle,
  openArticle,
  tagsOf,
  topicBeside,
} from './help-articles.ts';

const article = (id: string, tag: string, title: string, content = ''): HelpArticle => ({
  id,
  tag,
  title,
  content,
  updatedAt: '2026-11-01T00:00:00.000Z',
});
const articles = [
  article('1', 'rules', 'House rules', '<p>Play <b>fair</b>.</p>'),
  article('2', 'fairness', 'Fair play', '<p>Every round can be checked.</p>'),
  article('3', 'fairness', 'Seeds', '<p>The class="fair" of nothing.</p>'),
  article('4', 'deposit', 'Dépôt ដាក់ប្រាក់', '<p>ច្បាប់</p>'),
];
const ids = (found: readonly HelpArticle[]): string[] => found.map(({ id }) => id);

test('the topic of an article is not said again below a title of the same words', () => {
  expect(topicBeside('Safer play', 'Safer Play')).toBeUndefined();
  expect(topicBeside('House rules', 'Rules')).toBe('Rules');
});

describe('help centre', () => {
  test('has its tags in order, each once', () => {
    expect(tagsOf(articles)).toEqual(['rules', 'fairness', 'deposit']);
  });

  test('finds every word, in titles first, whatever the marks', () => {
    expect(ids(findArticles(articles, { q: 'fair' }))).toEqual(['2', '1', '3']);
    expect(ids(findArticles(articles, { q: 'CHECKED  every' }))).toEqual(['2']);
    expect(ids(findArticles(articles, { q: 'depot' }))).toEqual(['4']);
    expect(ids(findArticles([article('5', 'rules', 'Đặt cược')], { q: 'dat cuoc' }))).toEqual(['5']);
    expect(ids(findArticles(articles, { q: 'ច្បាប់' }))).toEqual(['4']);
    expect(findArticles(articles, { q: 'withdraw' })).toEqual([]);
  });

  test('searches words, not markup', () => {
    expect(ids(findArticles([article('1', 'a', 'T', '<p class="x">y</p>')], { q: 'class' }))).toEqual([]);
  });

  test('has the parts of a topic below it: they are found with it, and opened by their own tag', () => {
    const all = [...articles, article('5', 'deposit-bank', 'Bank transfer'), article('6', 'safer-play', 'Limits')];
    expect(tagsOf(all)).toEqual(['rules', 'fairness', 'deposit', 'safer-play']);
    expect(ids(findArticles(all, { tag: 'deposit' }))).toEqual(['4', '5']);
    expect(openArticle(all, { tag: 'deposit-bank' })?.id).toBe('5');
  });

  test('searches within a tag', () => {
    expect(ids(findArticles(articles, { tag: 'rules', q: 'fair' }))).toEqual(['1']);
  });

  test('opens the article that is named, or the only one of a tag', () => {
    expect(openArticle(articles, { article: '3' })?.id).toBe('3');
    expect(openArticle(articles, { tag: 'rules' })?.id).toBe('1');
    expect(openArticle(articles, { tag: 'fairness' })).toBeUndefined();
    expect(openArticle(articles, { tag: 'rules', q: 'x' })).toBeUndefined();
    expect(openArticle(articles, { article: 'gone' })).toBeUndefined();
  });

  test('writes addresses that read back', () => {
    expect(helpPath({})).toBe('/help');
    expect(helpPath({ tag: 'safer-play' })).toBe('/help/safer-play');
    expect(helpPath({ tag: 'safer-play', article: '7' })).toBe('/help/safer-play?article=7');
    expect(helpPath({ q: 'seeds' })).toBe('/help?q=seeds');
  });

  test('has an article under its tag alone, where the tag leads to no other', () => {
    const [rules, , seeds] = articles;
    expect(rules && articlePath(rules, articles)).toBe('/help/rules');
    expect(seeds && articlePath(seeds, articles)).toBe('/help/fairness?article=3');
    expect(rules && articlePath(rules, articles, '/helpmc')).toBe('/helpmc?tag=rules');
  });

  test('names its page after the open article, or the first of the topic', () => {
    expect(namingArticle(articles, { article: '3' })?.title).toBe('Seeds');
    expect(namingArticle(articles, { tag: 'fairness' })?.title).toBe('Fair play');
    expect(namingArticle(articles, { tag: 'fairness', q: 'x' })).toBeUndefined();
    expect(namingArticle(articles, {})).toBeUndefined();
  });

  test('leads from the help without header to no page with one', () => {
    expect(helpPath({}, '/helpmc')).toBe('/helpmc');
    expect(helpPath({ tag: 'rules', q: 'x' }, '/helpmc')).toBe('/helpmc?tag=rules&q=x');
  });
});
