import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import { operatorLanguage } from '../../contract/admin/language.ts';
import type { createSettingsEditor } from './settings-editor.service.ts';

/** Settings as operators edit them, in the language of the console. */
export const systemAdmin = (
  editorIn: ReturnType<typeof createSettingsEditor>,
): SomeAdminHandlers<
  'listSettings' | 'getSetting' | 'saveSetting' | 'previewSetting' | 'listSettingChanges' | 'undoSettingChange'
> => ({
  async listSettings({ request }) {
    const editor = await editorIn(operatorLanguage(request));
    return { sections: await editor.sections() };
  },
  async getSetting({ path, request }) {
    const editor = await editorIn(operatorLanguage(request));
    return editor.section(path.key);
  },
  async saveSetting({ path, body, by, request, unchanged }) {
    const editor = await editorIn(operatorLanguage(request));
    const { isChanged, section } = await editor.save(path.key, body.value, { by, version: body.version });
    if (!isChanged) unchanged();
    return section;
  },
  async previewSetting({ path, body, request }) {
    const editor = await editorIn(operatorLanguage(request));
    return editor.preview(path.key, body.value);
  },
  async listSettingChanges({ path, query, operator, request }) {
    const editor = await editorIn(operatorLanguage(request));
    return editor.history(path.key, operator.name, query);
  },
  async undoSettingChange({ path, body, by, request, unchanged }) {
    const editor = await editorIn(operatorLanguage(request));
    const { isChanged, section } = await editor.undo(path.key, body.changeId, { by, version: body.version });
    if (!isChanged) unchanged();
    return section;
  },
});
