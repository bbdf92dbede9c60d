# Orca loads this at its start. It speaks into a file instead of a synthesiser: a line of JSON for each utterance.
import json
import os

from gi.repository import GLib
from orca import speech, speech_generator, speechserver
from orca.speechserver import SayAllContext, VoiceFamily


class FileSpeech(speechserver.SpeechServer):
    def _write(self, text, acss):
        language = ((acss or {}).get('family') or {}).get(VoiceFamily.LANG) or ''
        with open(os.environ['SPOKEN_FILE'], 'a', encoding='utf-8') as spoken:
            spoken.write(json.dumps({'text': text, 'language': language}) + '\n')

    def getInfo(self): return ['file', 'file']
    def getVoiceFamilies(self): return []
    def speakKeyEvent(self, event, acss=None): pass
    def speakCharacter(self, character, acss=None): self._write(character, acss)
    def speak(self, text=None, acss=None, interrupt=True):
        if text: self._write(text, acss)

    def sayAll(self, utterances, report):
        def say_next():
            context, acss = next(utterances, (None, None))
            if context is None: return False
            self._write(context.utterance, acss)
            for progress in (SayAllContext.PROGRESS, SayAllContext.COMPLETED):
                context.currentOffset = context.startOffset if progress == SayAllContext.PROGRESS else context.endOffset
                report(context.copy(), progress)
            return True
        GLib.timeout_add(15, say_next)

    def stop(self): pass
    def shutdown(self): pass
    def reset(self, text=None, acss=None): pass
    def updateCapitalizationStyle(self): pass
    def updatePunctuationLevel(self): pass


speech._initSpeechServer = lambda *_: setattr(speech, '_speechserver', FileSpeech())

# Orca 43 knows the language of a text and does not hand it to the voice.
voice_without_language = speech_generator.SpeechGenerator.voice


def voice(self, key=None, **args):
    voices = voice_without_language(self, key, **args)
    if args.get('language') and key != 'system':
        voices[0]['family'] = VoiceFamily({VoiceFamily.LANG: args['language']})
    return voices


speech_generator.SpeechGenerator.voice = voice
